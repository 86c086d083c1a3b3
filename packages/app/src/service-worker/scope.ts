// Types of the service worker's scope. TypeScript's own library of them conflicts with that of the page.

/** Event that keeps the worker alive until its work is done. */
export interface ExtendableEvent {
  waitUntil(work: Promise<unknown>): void;
}

/** Request of a page. */
export interface RequestEvent extends ExtendableEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

/** Message of the push service. */
export interface PushEvent extends ExtendableEvent {
  readonly data: { json(): PushMessage } | null;
}

/** Click on a notification; `action` is empty for the notification itself. */
export interface NotificationClickEvent extends ExtendableEvent {
  readonly action: string;
  readonly notification: { data: unknown; close(): void };
}

/** Message from the server; `key` is present when it can be answered. */
export interface PushMessage {
  title: string;
  body: string;
  tag: string;
  key?: string;
  /** Page to open on a click; defaults to the start. */
  path?: string;
}

/** Page of the app. */
export interface PageClient {
  postMessage(message: unknown): void;
  focus(): Promise<unknown>;
  navigate(path: string): Promise<unknown>;
}

/** Options of notifications that only workers can show. */
export interface WorkerNotificationOptions extends NotificationOptions {
  renotify?: boolean;
  actions?: readonly { action: string; title: string }[];
}

interface Events {
  install: ExtendableEvent;
  activate: ExtendableEvent;
  fetch: RequestEvent;
  push: PushEvent;
  notificationclick: NotificationClickEvent;
}

/** Global object of a service worker. */
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
