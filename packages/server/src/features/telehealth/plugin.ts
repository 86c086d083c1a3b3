import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { LivePushes } from '../../services/livePushes.ts';
import { callPatients } from './callPatient.ts';
import { deleteFormerPatients } from './clinicalRecord.queries.ts';
import { closeOutdated } from './queue.queries.ts';
import { closeEmptyRooms } from './realtime/emptyRooms.ts';
import { createRealtime } from './realtime/realtime.ts';
import { telehealthHandlers } from './telehealth.handlers.ts';
import { watchClinic } from './telehealth.metrics.ts';
import { deleteOutdatedTriage } from './triage.queries.ts';

/**
 * Registers the queue, the doctor’s desk, consultations and calls. Opens the sockets that other features push
 * through.
 */
export const telehealthPlugin = fp(async (app: FastifyInstance) => {
  const { server, cluster, db, tokens, mailer, now, log, metrics, config } = app;
  const { clinicTimeZone, publicUrl } = config;
  const realtime = createRealtime({ server, cluster, db, tokens, config, now, log, metrics });
  const live: LivePushes = realtime;
  app.decorate('live', live);
  app.addHook('preClose', () => realtime.close());
  app.addHandlers(telehealthHandlers(app));
  app.addTask('reminders', () => callPatients(db, { now, mailer, publicUrl }));
  app.addTask('calls', (at) => closeEmptyRooms(db, { live, metrics, now: at }));
  app.addTask('housekeeping', async (at) => {
    metrics.calls.ended.inc({ by: 'outdated' }, await closeOutdated(db, { now: at, clinicTimeZone }));
  });
  app.addTask('housekeeping', (at) => deleteFormerPatients(db, at));
  app.addTask('housekeeping', (at) => deleteOutdatedTriage(db, at));
  watchClinic(metrics.registry, { db, now, clinicTimeZone });
});
