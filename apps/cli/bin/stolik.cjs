#!/usr/bin/env node
// Plain JavaScript that an old Node can run: it finds Node 24, which runs the TypeScript sources as they are.
'use strict';
const { existsSync } = require('node:fs');
const { join, resolve } = require('node:path');
const { spawnSync } = require('node:child_process');

const main = join(__dirname, '..', 'src', 'main.ts');
const root = resolve(__dirname, '..', '..', '..');
const arch = process.arch === 'arm64' ? 'arm64' : 'x64';
const bundled = join(root, 'node_modules', `node-linux-${arch}`, 'bin', 'node');
const isNewEnough = Number(process.versions.node.split('.')[0]) >= 24;

if (!isNewEnough && !existsSync(bundled)) {
  console.error(
    `stolik needs Node 24; this is Node ${process.versions.node}. Run "npm start" or "npm test" once: they bring Node 24 along.`,
  );
  process.exit(2);
}
const node = isNewEnough ? process.execPath : bundled;
const run = spawnSync(node, [main, ...process.argv.slice(2)], { stdio: 'inherit' });
if (run.error) {
  console.error(`stolik could not start Node 24: ${run.error.message}`);
  process.exit(2);
}
process.exit(run.status === null ? 1 : run.status);
