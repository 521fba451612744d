'use strict';
// What the set-up decides, apart from what it does, so that tests can ask it about machines they don't run on.

const fs = require('fs');
const path = require('path');

const OLDEST_NODE = 20;
const OWN_NODE_MAJOR = 24;
const OLDEST_NPM = 8;
const NEEDED_MEGABYTES = 500;

/** The package that brings Node 24 for this machine, if there is one. */
function ownNodePackage(machine) {
  const has = machine.platform === 'linux' && (machine.arch === 'x64' || machine.arch === 'arm64');
  return has ? 'node-linux-' + machine.arch : undefined;
}

/** The link by which scripts find it, and where that leads: npm 9 forgets it where the Node of another machine is left out. */
function ownNodeLink(machine) {
  const name = ownNodePackage(machine);
  return name && { at: path.join('node_modules', '.bin', 'node'), to: path.join('..', name, 'bin', 'node') };
}

/** Why this machine can't run Stolik, as a sentence with what to do; undefined when it can. */
function whyUnfit(machine) {
  const major = Number(machine.node.split('.')[0]);
  if (ownNodePackage(machine)) {
    if (major >= OLDEST_NODE) return undefined;
    return 'This Node is ' + machine.node + ', which is too old. Install Node 20 or newer (nodejs.org), then try again.';
  }
  if (major >= OWN_NODE_MAJOR) return undefined;
  return (
    'Stolik brings its own Node 24 for Linux on x64 and arm64, not for ' +
    machine.platform +
    ' ' +
    machine.arch +
    '.\n' +
    "Here it needs the system's own Node to be 24 or newer, and it is " +
    machine.node +
    '. Install it from nodejs.org, then try again.'
  );
}

function whyNpmUnfit(version) {
  if (version === undefined) return 'npm was not found. Install Node 20 or newer together with npm, then try again.';
  if (Number(version.split('.')[0]) >= OLDEST_NPM) return undefined;
  return 'This npm is ' + version + ', which is too old. Run: npm install --global npm@10';
}

/** npm reports a full disk as success when it hits an optional package, so it is asked beforehand. */
function whyDiskUnfit(freeMegabytes) {
  if (freeMegabytes === undefined || freeMegabytes >= NEEDED_MEGABYTES) return undefined;
  return (
    'The disk is full: about ' +
    NEEDED_MEGABYTES +
    ' MB are needed, ' +
    Math.floor(freeMegabytes) +
    ' MB are free. Make room, then try again.'
  );
}

/**
 * What of package-lock.json is not installed, in a few words; undefined when all is there. npm writes
 * node_modules/.package-lock.json at the very end of an installation, so an interrupted one does not pass for complete.
 */
function whatIsMissing(root, machine) {
  const wanted = readJson(path.join(root, 'package-lock.json'));
  if (!wanted) return "package-lock.json can't be read";
  const modules = path.join(root, 'node_modules');
  if (!fs.existsSync(modules)) return 'nothing is installed yet';
  const installed = readJson(path.join(modules, '.package-lock.json'));
  if (!installed) return 'the last installation was not finished';
  const ownNode = ownNodePackage(machine);
  for (const place of Object.keys(wanted.packages)) {
    if (place.indexOf('node_modules/') === -1) continue;
    const asked = wanted.packages[place];
    const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
    // Optional packages are for other machines, except the Node of this one.
    if (asked.optional && name !== ownNode) continue;
    const got = installed.packages[place];
    if (!got || !fs.existsSync(path.join(root, place, 'package.json'))) return name + ' is missing';
    if (got.version !== asked.version || got.integrity !== asked.integrity) return name + ' has changed';
  }
  return undefined;
}

function readJson(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

const FAILURES = [
  {
    signs: /ENOSPC|EDQUOT/,
    says: 'The disk is full: about ' + NEEDED_MEGABYTES + ' MB are needed. Make room, then try again.',
  },
  {
    signs:
      /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|network (timeout|request)/i,
    says:
      'The npm registry could not be reached. Is this machine online? Behind a proxy or a mirror, set it first\n' +
      '(npm config set proxy … or npm config set registry …), then try again. Once set up, Stolik needs no network.',
  },
  {
    signs: /E401|E403|ENEEDAUTH/,
    says: 'The npm registry refused the request. Check the registry and the rights that npm is configured with: npm config list',
  },
  {
    signs: /E404|ETARGET|ENOVERSIONS/,
    says: 'The npm registry does not have a package that is needed. If a mirror is configured, it may be incomplete: npm config get registry',
  },
  {
    signs: /EINTEGRITY/,
    says: 'A package arrived damaged. Run: npm cache verify, then try again.',
  },
  {
    signs: /EUSAGE|can only install (packages )?when your package\.json and package-lock\.json/,
    says: 'package.json and package-lock.json disagree. If you have changed a dependency, run: npm install',
  },
  {
    signs: /EACCES|EPERM|EROFS/,
    says: 'This folder may not be written to. Check who owns it (ls -la), or clone into a folder of your own.',
  },
];

/** What went wrong in npm's words, in words that say what to do. */
function explainFailure(complaints, code) {
  const known = FAILURES.find(function (failure) {
    return failure.signs.test(complaints);
  });
  if (known) return known.says;
  return (
    'npm ci ended with code ' + code + '; its own words are above. Deleting the folder node_modules and trying again may help.'
  );
}

module.exports = { explainFailure, ownNodeLink, ownNodePackage, whatIsMissing, whyDiskUnfit, whyNpmUnfit, whyUnfit };
