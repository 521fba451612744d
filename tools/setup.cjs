'use strict';
// Gets a fresh clone ready: `npm start`, `npm test`, `npm run check` and `npm run bench` run it first.
// Plain old JavaScript, because it must be able to say "your Node is too old" on an old Node. It runs `npm ci` when what is
// installed is not what package-lock.json asks for, and otherwise does nothing and says nothing.

const childProcess = require('child_process');
const fs = require('fs');
const path = require('path');
const chromium = require('./chromium.cjs');
const plan = require('./setup-plan.cjs');

const ROOT = path.resolve(__dirname, '..');
const OWN_BIN = path.join(ROOT, 'node_modules', '.bin');
const LOCK_FOLDER = path.join(ROOT, '.cache', 'setup.lock');
const args = process.argv.slice(2);
let holdsLock = false;

main();

function main() {
  const machine = { node: process.versions.node, platform: process.platform, arch: process.arch };
  const unfit = plan.whyUnfit(machine);
  if (unfit) fail(unfit);
  if (plan.whatIsMissing(ROOT, machine)) {
    takeLock();
    // Another set-up may have finished while this one waited.
    const missing = plan.whatIsMissing(ROOT, machine);
    if (missing) install(missing, machine, finish);
    else finish();
  } else {
    linkOwnNode();
    finish();
  }
}

function finish() {
  releaseLock();
  if (args.includes('--browser')) provideChromium();
}

function install(missing, machine, done) {
  const npm = findNpm();
  const version = npmVersion(npm);
  const tooOld = plan.whyNpmUnfit(version);
  if (tooOld) fail(tooOld);
  const full = plan.whyDiskUnfit(freeMegabytes());
  if (full) fail(full);
  say('Setting up (' + missing + '): npm ci, about 450 MB on disk, usually under a minute.');
  const began = Date.now();
  const child = childProcess.spawn(
    npm.file,
    npm.args.concat(['ci', '--loglevel=error', '--fetch-retry-mintimeout=2000', '--fetch-retry-maxtimeout=10000']),
    {
      cwd: ROOT,
      env: withoutOwnBin(process.env),
      stdio: ['ignore', process.stderr, 'pipe'],
    },
  );
  let complaints = '';
  child.stderr.on('data', function (chunk) {
    complaints += chunk;
    process.stderr.write(chunk);
  });
  const ticking = setInterval(function () {
    say('  … still installing, ' + seconds(began));
  }, 5000);
  child.on('error', function (error) {
    clearInterval(ticking);
    fail('npm could not be started (' + error.message + '). Install Node 20 or newer together with npm, then try again.');
  });
  child.on('close', function (code) {
    clearInterval(ticking);
    if (code !== 0) fail(plan.explainFailure(complaints, code));
    const left = plan.whatIsMissing(ROOT, machine);
    if (left) fail('npm ci ended well, but ' + left + '. Delete the folder node_modules and try again.');
    linkOwnNode();
    checkOwnNode(machine);
    say('Set up in ' + seconds(began) + '.');
    done();
  });
}

function linkOwnNode() {
  const link = plan.ownNodeLink(process);
  if (!link || fs.existsSync(path.join(ROOT, link.at))) return;
  fs.rmSync(path.join(ROOT, link.at), { force: true });
  fs.symlinkSync(link.to, path.join(ROOT, link.at));
}

/** Room on the disk of this folder; undefined on a Node that can't tell. */
function freeMegabytes() {
  if (!fs.statfsSync) return undefined;
  const disk = fs.statfsSync(ROOT);
  return (disk.bavail * disk.bsize) / 1e6;
}

/** The Node that came with the packages must run here; on a system with another C library it would not. */
function checkOwnNode(machine) {
  if (!plan.ownNodePackage(machine)) return;
  const asked = childProcess.spawnSync(path.join(OWN_BIN, 'node'), ['--version'], { encoding: 'utf8' });
  if (asked.status === 0) return;
  fail(
    'The Node 24 that comes with the packages does not run on this system (it needs glibc, as on Debian, Ubuntu or Fedora).\n' +
      'Use such a system, or a container of one.',
  );
}

function provideChromium() {
  if (chromium.findChromium(process.env)) return;
  const isRoot = typeof process.getuid === 'function' && process.getuid() === 0;
  const canInstall = isRoot && !process.env.CHROMIUM_PATH && fs.existsSync('/usr/bin/apt-get');
  if (canInstall) {
    say('Installing Chromium for the browser tests: apt-get install chromium, usually a minute or two.');
    const began = Date.now();
    const env = Object.assign({}, process.env, { DEBIAN_FRONTEND: 'noninteractive' });
    const options = { stdio: ['ignore', 'ignore', 'inherit'], env: env };
    childProcess.spawnSync('apt-get', ['update', '-qq'], options);
    childProcess.spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], options);
    if (chromium.findChromium(process.env)) return say('Chromium installed in ' + seconds(began) + '.');
  }
  // Not the end: everything but the browser tests can run, and they fail by themselves with the same sentence.
  say('No Chromium was found. ' + chromium.CHROMIUM_HELP);
}

/** npm as it was called, run by the system's Node: `npm ci` removes the Node that lives in node_modules. */
function findNpm() {
  const node = process.env.npm_node_execpath;
  const cli = process.env.npm_execpath;
  const isSystemNode = node && path.relative(ROOT, node).indexOf('..') === 0;
  if (cli && cli.endsWith('npm-cli.js') && isSystemNode) return { file: node, args: [cli] };
  return { file: 'npm', args: [] };
}

function npmVersion(npm) {
  const options = { encoding: 'utf8', env: withoutOwnBin(process.env), cwd: ROOT };
  const asked = childProcess.spawnSync(npm.file, npm.args.concat('--version'), options);
  return asked.status === 0 ? asked.stdout.trim() : undefined;
}

function withoutOwnBin(env) {
  const folders = (env.PATH || '').split(path.delimiter);
  const kept = folders.filter(function (folder) {
    return path.resolve(folder) !== OWN_BIN;
  });
  return Object.assign({}, env, { PATH: kept.join(path.delimiter) });
}

/** Two set-ups at once (`npm start` and `npm test`) would install into each other. */
function takeLock() {
  fs.mkdirSync(path.dirname(LOCK_FOLDER), { recursive: true });
  let told = false;
  for (;;) {
    try {
      fs.mkdirSync(LOCK_FOLDER);
      fs.writeFileSync(path.join(LOCK_FOLDER, 'pid'), String(process.pid));
      holdsLock = true;
      return;
    } catch (error) {
      if (error.code !== 'EEXIST') fail(plan.explainFailure(String(error.code), 1));
    }
    if (isStale()) {
      removeLock();
      continue;
    }
    if (!told) say('Another set-up is running here; waiting for it.');
    told = true;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
  }
}

function isStale() {
  try {
    const pid = Number(fs.readFileSync(path.join(LOCK_FOLDER, 'pid'), 'utf8'));
    process.kill(pid, 0);
    return false;
  } catch (error) {
    if (error.code === 'EPERM') return false;
    // Made a moment ago: its owner has not written its number yet.
    return !fs.existsSync(LOCK_FOLDER) || Date.now() - fs.statSync(LOCK_FOLDER).mtimeMs > 2000;
  }
}

function releaseLock() {
  if (holdsLock) removeLock();
  holdsLock = false;
}

function removeLock() {
  const file = path.join(LOCK_FOLDER, 'pid');
  if (fs.existsSync(file)) fs.unlinkSync(file);
  if (fs.existsSync(LOCK_FOLDER)) fs.rmdirSync(LOCK_FOLDER);
}

function seconds(began) {
  return Math.round((Date.now() - began) / 1000) + ' s';
}

/** On stderr: what a command prints (`npm run -s bench -- --json`) stays clean. */
function say(text) {
  process.stderr.write(text + '\n');
}

function fail(text) {
  say('\nStolik could not be set up. ' + text);
  releaseLock();
  process.exit(1);
}
