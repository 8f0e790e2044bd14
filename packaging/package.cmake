# What `./dev package` puts together: a .deb, and a tar file that runs from wherever it is unpacked.
include(GNUInstallDirs)
install(TARGETS atelier RUNTIME DESTINATION bin)
install(FILES packaging/atelier.service DESTINATION lib/systemd/system)
install(FILES packaging/atelier.toml DESTINATION /etc/atelier PERMISSIONS OWNER_READ OWNER_WRITE COMPONENT etc)
install(FILES README.md THIRD_PARTY.md docs/operating.md packaging/nginx.conf DESTINATION share/doc/atelier)
install(FILES THIRD_PARTY.md DESTINATION share/doc/atelier RENAME copyright)
find_program(GZIP gzip REQUIRED)
add_custom_command(OUTPUT ${CMAKE_BINARY_DIR}/atelier.1.gz
  COMMAND ${GZIP} -9nc ${CMAKE_SOURCE_DIR}/packaging/atelier.1 > ${CMAKE_BINARY_DIR}/atelier.1.gz
  DEPENDS packaging/atelier.1)
add_custom_target(atelier_manual ALL DEPENDS ${CMAKE_BINARY_DIR}/atelier.1.gz)
install(FILES ${CMAKE_BINARY_DIR}/atelier.1.gz DESTINATION share/man/man1)

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME atelier)
set(CPACK_PACKAGE_VERSION ${PROJECT_VERSION})
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "board games in the browser, with bots, from one program")
set(CPACK_PACKAGE_DESCRIPTION "People play five modern board games on one table, in a browser, with friends and with bots, in Polish and in English.
 The rules, the bots, the server, its database and the page are one program.")
set(CPACK_PACKAGE_CONTACT "the operator of this machine <root@localhost>")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_PACKAGE_DIRECTORY ${CMAKE_BINARY_DIR}/packages)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_DEBIAN_PACKAGE_CONTROL_EXTRA
  ${CMAKE_SOURCE_DIR}/packaging/conffiles ${CMAKE_SOURCE_DIR}/packaging/postinst ${CMAKE_SOURCE_DIR}/packaging/prerm ${CMAKE_SOURCE_DIR}/packaging/postrm)
include(CPack)
