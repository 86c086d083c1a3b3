import {
  type AnyEventObject,
  type EventObject,
  fromCallback,
  fromPromise,
  type NonReducibleUnknown,
} from 'xstate';

/** One running call of a scripted promise actor. */
export interface Pending<TOutput, TInput> {
  id: string;
  input: TInput;
  signal: AbortSignal;
  resolve: (output: TOutput) => void;
  reject: (error: unknown) => void;
}

/** The part of a scripted promise that a replay needs, whatever its types. */
export interface Settleable {
  /** Ids of the invocations that are running now: neither settled nor left by the machine. */
  running: () => string[];
  /** Settles the running invocation with this id; false when there is none. */
  settle: (id: string, outcome: { output: unknown } | { error: unknown }) => boolean;
}

/** A promise actor that does nothing until the test settles it. */
export interface ScriptedPromise<TOutput, TInput> extends Settleable {
  logic: ReturnType<typeof fromPromise<TOutput, TInput>>;
  /** Every input it was started with, in order. */
  calls: TInput[];
  /** The latest invocation that is still running. */
  current: () => Pending<TOutput, TInput> | undefined;
}

/** Makes a promise actor whose answers the test gives. */
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

/** One running instance of a scripted callback actor. */
export interface LiveCallback<TReport extends EventObject, TInput> {
  id: string;
  input: TInput;
  /** What the machine has sent to it. */
  received: AnyEventObject[];
  /** Reports to the machine, as the real actor would. */
  report: (event: TReport) => void;
}

/** A callback actor that records its life and speaks only when the test says so. */
export interface ScriptedCallback<TReport extends EventObject, TCommand extends EventObject, TInput> {
  logic: ReturnType<typeof fromCallback<TCommand, TInput>>;
  /** Instances that are running now, oldest first. */
  live: LiveCallback<TReport, TInput>[];
  /** How many were ever started. */
  started: () => number;
  /** How many were stopped again (their cleanup has run). */
  stopped: () => number;
}

/** Makes a callback actor that the test drives: `TReport` goes to the machine, `TCommand` comes from it. */
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
