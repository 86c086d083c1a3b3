// Entry of `npm start` and `npm test`: runs a script of ours with the right Node, whatever Node started it.
// Written in old JavaScript on purpose: a Node that is too old must still be able to read it and say so.
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
