'use strict';
// Where a Chromium may be. Plain old JavaScript: the set-up script runs on whatever Node the machine has.

const fs = require('fs');
const path = require('path');

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The path of a Chromium on this machine, or undefined. CHROMIUM_PATH has the first word. */
function findChromium(env) {
  const named = env.CHROMIUM_PATH;
  if (named) return isExecutable(named) ? named : undefined;
  const folders = ['/usr/bin'].concat((env.PATH || '').split(path.delimiter)).filter(Boolean);
  for (const name of NAMES) {
    for (const folder of folders) {
      const file = path.join(folder, name);
      if (isExecutable(file)) return file;
    }
  }
  return undefined;
}

function isExecutable(file) {
  try {
    fs.accessSync(file, fs.constants.X_OK);
    return fs.statSync(file).isFile();
  } catch {
    return false;
  }
}

const CHROMIUM_HELP =
  'The browser tests need Chromium or Chrome. Install one (on Debian: apt install chromium),\n' +
  'or say where it is: CHROMIUM_PATH=/path/to/chromium npm test';

module.exports = { findChromium, CHROMIUM_HELP };
