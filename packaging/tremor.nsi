; The installer for Windows: makensis /DVERSION=0.1.0 packaging/tremor.nsi, after scripts/bundle.py has made dist/tremor.
Unicode true
!include MUI2.nsh
!ifndef VERSION
  !error "say which version: makensis /DVERSION=..."
!endif
!define KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\Tremor"

Name "Tremor"
OutFile "..\dist\tremor-${VERSION}-setup.exe"
SetCompressor /SOLID lzma
; For whoever is logged in: nobody is asked for an administrator's password.
RequestExecutionLevel user
InstallDir "$LOCALAPPDATA\Programs\Tremor"
InstallDirRegKey HKCU "Software\Tremor" "Folder"

!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!define MUI_FINISHPAGE_RUN "$INSTDIR\tremor.exe"
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"

Section "Tremor"
  SetOutPath "$INSTDIR"
  File /r "..\dist\tremor\*"
  CreateShortcut "$SMPROGRAMS\Tremor.lnk" "$INSTDIR\tremor.exe"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  WriteRegStr HKCU "Software\Tremor" "Folder" "$INSTDIR"
  WriteRegStr HKCU "${KEY}" "DisplayName" "Tremor"
  WriteRegStr HKCU "${KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${KEY}" "DisplayIcon" "$INSTDIR\tremor.exe"
  WriteRegStr HKCU "${KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
SectionEnd

Section "Uninstall"
  ; Saved games lie elsewhere and stay.
  Delete "$SMPROGRAMS\Tremor.lnk"
  RMDir /r "$INSTDIR\_internal"
  Delete "$INSTDIR\tremor.exe"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  DeleteRegKey HKCU "${KEY}"
  DeleteRegKey HKCU "Software\Tremor"
SectionEnd
