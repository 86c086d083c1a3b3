export { ZoneQuestion, type ZoneQuestionProps } from './ZoneQuestion.tsx';
