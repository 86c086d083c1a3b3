// Entry of `npm start` and `npm test`: runs a script with the right Node, whichever Node started it. Written in old
// JavaScript on purpose: an outdated Node must be able to parse it and report its version.
var major = Number(process.versions.node.split('.')[0]);

if (major < 18) {
  console.error(
    'Vitalane needs Node 18 or newer to set itself up; this is Node ' +
      process.versions.node +
      '. Install Node 24 and run the command again.',
  );
  process.exitCode = 1;
} else {
  require('./bootstrap.cjs').run(process.argv.slice(2));
}
