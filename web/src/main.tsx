import { render } from 'preact';
import { App } from './app';
import { receiveJournals } from './shell/brought';
import './style/fonts.css';
import './style/tokens.css';
import './style/base.css';
import './style/shell.css';
import './style/lobby.css';

receiveJournals();
render(<App />, document.getElementById('app')!);
