# Every *_test.cpp beside what it tests goes into one program per folder kind, so that a change relinks little.
find_package(GTest REQUIRED)

function(atelier_tests name)
  cmake_parse_arguments(T "" "" "SOURCES;LIBS" ${ARGN})
  add_executable(${name} ${T_SOURCES})
  target_link_libraries(${name} PRIVATE ${T_LIBS} GTest::gtest GTest::gtest_main)
  add_test(NAME ${name} COMMAND ${name})
endfunction()

file(GLOB engine_tests CONFIGURE_DEPENDS engine/*_test.cpp)
file(GLOB games_tests CONFIGURE_DEPENDS games/*_test.cpp games/*/*_test.cpp)
# Only these read files beside them; a folder's name in every command would keep the compiler's cache from serving a second clone.
set_source_files_properties(games/playthrough_test.cpp games/czary_mary/situations_test.cpp games/final_touch/situations_test.cpp server/old_folder_test.cpp
  PROPERTIES COMPILE_DEFINITIONS ATELIER_SOURCE_DIR="${CMAKE_SOURCE_DIR}")
# The contract is held by every game of the list, a new one included.
get_property(games GLOBAL PROPERTY atelier_game_folders)
foreach(game ${games})
  game_class(${game} class)
  configure_file(games/contract_test.cpp.in ${CMAKE_BINARY_DIR}/contract_${game}_test.cpp @ONLY)
  list(APPEND games_tests ${CMAKE_BINARY_DIR}/contract_${game}_test.cpp)
endforeach()
list(APPEND games_tests cli/allocations.cpp)
atelier_tests(engine_tests SOURCES ${engine_tests} LIBS atelier_games)
atelier_tests(games_tests SOURCES ${games_tests} LIBS atelier_games)
if(NOT ATELIER_ENGINE_ONLY)
  file(GLOB server_tests CONFIGURE_DEPENDS server/*_test.cpp server/*/*_test.cpp)
  if(server_tests)
    atelier_tests(server_tests SOURCES ${server_tests} LIBS atelier_server)
  endif()
endif()
