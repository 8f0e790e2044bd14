declare module '*.md' {
  const help: { html: string; contents: { id: string; title: string }[] };
  export default help;
}
