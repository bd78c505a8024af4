#!/usr/bin/env python3
"""Takes the README's picture of the report, with a Chromium that runs headlessly.

    Scripts/generate-report-picture.py .build/release/selfsize > docs/report.png

The report is that of the gallery, as `selfsize report` writes it; light, at a window 1200 pixels wide. Needs Inter
(Debian's fonts-inter), as the page is set on a machine without Apple's fonts.
"""

import pathlib
import shutil
import subprocess
import sys
import tempfile

SIZE = "1200,510"


def main():
    command = pathlib.Path(sys.argv[1]).resolve()
    browser = next(filter(None, map(shutil.which, ["chromium", "chromium-browser", "google-chrome"])), None)
    if not browser:
        sys.exit("report picture: no Chromium is installed")
    with tempfile.TemporaryDirectory() as folder:
        page, picture = pathlib.Path(folder, "report.html"), pathlib.Path(folder, "report.png")
        subprocess.run([command, "report", "--out", page, "--quiet"], check=True, cwd=folder)
        subprocess.run(
            [browser, "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", f"--window-size={SIZE}",
             "--virtual-time-budget=3000", f"--user-data-dir={folder}/profile", f"--screenshot={picture}",
             "--blink-settings=preferredColorScheme=1", page.as_uri()],
            check=True, capture_output=True)
        sys.stdout.buffer.write(picture.read_bytes())


main()
