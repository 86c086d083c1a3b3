import type { FastifyInstance } from 'fastify';
import { analysisHandlers } from './analysis.handlers.ts';
import { imageServiceConsent } from './consent.ts';
import { createDocumentReader } from './documentReader.ts';
import { createImageService } from './imageService.ts';
import { createTextModel } from './openAiCompatible.ts';

/** Registers reading of laboratory reports, and explanations of reports. */
export async function analysisPlugin(app: FastifyInstance): Promise<void> {
  const { clientConfig, config } = app;
  const imageService = config.imageService && createImageService(config.imageService);
  const textModel = config.textModel && createTextModel(config.textModel);
  const documentReader = createDocumentReader();
  app.addHook('onClose', () => documentReader.close());
  clientConfig.hasTextGeneration = true;
  clientConfig.imageService = imageService
    ? { name: imageService.name, consent: imageServiceConsent(imageService.name) }
    : null;
  app.addHandlers(analysisHandlers({ documentReader, imageService, textModel }));
}
