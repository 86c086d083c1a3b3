import {
  type AnyEventObject,
  type EventObject,
  fromCallback,
  fromPromise,
  type NonReducibleUnknown,
} from 'xstate';

/** Running call of a scripted promise actor. */
export interface Pending<TOutput, TInput> {
  id: string;
  input: TInput;
  signal: AbortSignal;
  resolve: (output: TOutput) => void;
  reject: (error: unknown) => void;
}

/** Type-independent part of a scripted promise, for replays. */
export interface Settleable {
  /** Returns the ids of running invocations: neither settled nor left by the machine. */
  running: () => string[];
  /** Settles the running invocation with this id; returns `false` when there is none. */
  settle: (id: string, outcome: { output: unknown } | { error: unknown }) => boolean;
}

/** Promise actor that the test settles. */
export interface ScriptedPromise<TOutput, TInput> extends Settleable {
  logic: ReturnType<typeof fromPromise<TOutput, TInput>>;
  /** Inputs of all invocations, in order. */
  calls: TInput[];
  /** Returns the latest invocation that is still running. */
  current: () => Pending<TOutput, TInput> | undefined;
}

/** Creates a promise actor that the test settles. */
export function scriptedPromise<
  TOutput,
  TInput extends NonReducibleUnknown = NonReducibleUnknown,
>(): ScriptedPromise<TOutput, TInput> {
  const open = new Set<Pending<TOutput, TInput>>();
  const calls: TInput[] = [];
  const alive = () => [...open].filter((pending) => !pending.signal.aborted);
  const logic = fromPromise<TOutput, TInput>(({ input, self, signal }) => {
    calls.push(input);
    return new Promise<TOutput>((resolve, reject) => {
      open.add({ id: self.id, input, signal, resolve, reject });
    });
  });
  return {
    logic,
    calls,
    current: () => alive().at(-1),
    running: () => alive().map((pending) => pending.id),
    settle: (id, outcome) => {
      const pending = alive().find((candidate) => candidate.id === id);
      if (!pending) return false;
      open.delete(pending);
      if ('error' in outcome) pending.reject(outcome.error);
      else pending.resolve(outcome.output as TOutput);
      return true;
    },
  };
}

/** Running instance of a scripted callback actor. */
export interface LiveCallback<TReport extends EventObject, TInput> {
  id: string;
  input: TInput;
  /** Events that the machine has sent to it. */
  received: AnyEventObject[];
  /** Reports to the machine, as the real actor would. */
  report: (event: TReport) => void;
}

/** Callback actor that records its lifetime and reports only when the test does. */
export interface ScriptedCallback<TReport extends EventObject, TCommand extends EventObject, TInput> {
  logic: ReturnType<typeof fromCallback<TCommand, TInput>>;
  /** Running instances, oldest first. */
  live: LiveCallback<TReport, TInput>[];
  /** Returns the number of instances started. */
  started: () => number;
  /** Returns the number of instances stopped (their cleanup has run). */
  stopped: () => number;
}

/** Creates a callback actor that the test drives: `TReport` goes to the machine, `TCommand` comes from it. */
export function scriptedCallback<
  TReport extends EventObject,
  TCommand extends EventObject = AnyEventObject,
  TInput extends NonReducibleUnknown = NonReducibleUnknown,
>(): ScriptedCallback<TReport, TCommand, TInput> {
  const live: LiveCallback<TReport, TInput>[] = [];
  let started = 0;
  let stopped = 0;
  const logic = fromCallback<TCommand, TInput>(({ input, self, sendBack, receive }) => {
    const instance: LiveCallback<TReport, TInput> = { id: self.id, input, received: [], report: sendBack };
    started += 1;
    live.push(instance);
    receive((command) => instance.received.push(command));
    return () => {
      stopped += 1;
      live.splice(live.indexOf(instance), 1);
    };
  });
  return { logic, live, started: () => started, stopped: () => stopped };
}
