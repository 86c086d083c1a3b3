// The parts of a service worker's world that ours uses. The compiler's own list of them cannot be had beside the page's.

/** An event that keeps the worker awake until the work is done. */
export interface LastingEvent {
  waitUntil(work: Promise<unknown>): void;
}

/** A request of a page. */
export interface RequestEvent extends LastingEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

/** A message of the push service. */
export interface PushEvent extends LastingEvent {
  readonly data: { json(): PushMessage } | null;
}

/** A press on a notification; `action` is empty for the notification itself. */
export interface PressEvent extends LastingEvent {
  readonly action: string;
  readonly notification: { data: unknown; close(): void };
}

/** What the server sends: `key` is there when it can be answered. */
export interface PushMessage {
  title: string;
  body: string;
  tag: string;
  key?: string;
  /** The page that a press leads to; the medicines when absent. */
  path?: string;
}

/** A page of the app. */
export interface PageClient {
  postMessage(message: unknown): void;
  focus(): Promise<unknown>;
  navigate(path: string): Promise<unknown>;
}

/** The options of a notification that only workers can show. */
export interface WorkerNotificationOptions extends NotificationOptions {
  renotify?: boolean;
  actions?: readonly { action: string; title: string }[];
}

interface Events {
  install: LastingEvent;
  activate: LastingEvent;
  fetch: RequestEvent;
  push: PushEvent;
  notificationclick: PressEvent;
}

/** The global object of a service worker. */
export interface WorkerScope {
  readonly location: { readonly origin: string };
  readonly caches: CacheStorage;
  fetch(input: Request | string, init?: RequestInit): Promise<Response>;
  readonly registration: {
    showNotification(title: string, options: WorkerNotificationOptions): Promise<void>;
  };
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window' }): Promise<readonly PageClient[]>;
    openWindow(path: string): Promise<unknown>;
  };
  addEventListener<Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void): void;
}
