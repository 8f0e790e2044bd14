# Runs at every build and writes OUT, which says what is built; it changes only when the commit does.
execute_process(COMMAND git -c safe.directory=${SOURCE} -C ${SOURCE} describe --always --dirty --abbrev=10
  OUTPUT_VARIABLE commit OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET RESULT_VARIABLE unknown)
set(text ${VERSION})
if(unknown EQUAL 0 AND EXISTS ${SOURCE}/.git)
  set(text "${VERSION} (${commit})")
endif()
file(CONFIGURE OUTPUT ${OUT} CONTENT "#include \"server/version.hpp\"\n\nstd::string_view atelier::version() { return \"${text}\"; }\n")
