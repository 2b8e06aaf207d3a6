import { spawn } from 'node:child_process';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Runs a program to its end without showing what it says; gives its exit code and its words. */
export function runQuietly(program, args, options = {}) {
  return new Promise((done) => {
    const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (words) => {
      output += words;
    });
    child.stderr.on('data', (words) => {
      output += words;
    });
    const wasSignalled = passOnSignals(child);
    child.once('error', (error) => done({ code: 1, output: String(error) }));
    child.once('close', (code) => {
      // Who pressed Ctrl-C wants the end of everything and no report of a step that failed.
      if (wasSignalled()) process.exit(130);
      done({ code: code ?? 1, output });
    });
  });
}

/** Runs a program in this one's place: its output is ours, its exit code is given back, our signals are its own. */
export function runInOurPlace(program, args, options = {}) {
  return new Promise((done) => {
    const child = spawn(program, args, { stdio: 'inherit', ...options });
    passOnSignals(child);
    child.once('error', (error) => {
      console.error(String(error));
      done(1);
    });
    child.once('close', (code) => done(code ?? 1));
  });
}

// Each signal once: the program that gets it needs its time to stop, however often the key is pressed.
function passOnSignals(child) {
  const passed = new Set();
  const pass = (signal) => {
    if (!passed.has(signal)) child.kill(signal);
    passed.add(signal);
  };
  for (const signal of SIGNALS) process.on(signal, pass);
  child.once('close', () => {
    for (const signal of SIGNALS) process.off(signal, pass);
  });
  return () => passed.size > 0;
}
