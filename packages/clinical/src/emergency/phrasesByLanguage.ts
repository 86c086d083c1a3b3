import type { EmergencyKind } from './kinds.ts';
import type { Phrase } from './phrases.ts';

/** Returns a phrase without `\b`, for scripts without word boundaries. */
const part = (...parts: readonly RegExp[]): Phrase => ({ parts });

/** Excludes a preceding negation, as in “没有胸痛”. */
const notDenied = '(?<![没无不未])(?<!没有)';
/** Excludes a following negation, as in “மார்பு வலி இல்லை”. */
const notDeniedAfter = '(?!\\p{L}* இல்லை)';

const chinese = (words: string): Phrase => part(new RegExp(`${notDenied}(${words})`, 'gu'));
const tamil = (words: string): Phrase => part(new RegExp(`(${words})${notDeniedAfter}`, 'gu'));

/**
 * Phrases for each kind in Malay, Chinese and Tamil, the other languages of Singapore. Excludes pregnancy, whose
 * signs need the record or English text.
 *
 * @signOff [L] The phrases in Malay, Chinese and Tamil that name an emergency.
 */
export const PHRASES_BY_LANGUAGE: Readonly<Record<Exclude<EmergencyKind, 'pregnancy'>, readonly Phrase[]>> = {
  heart: [
    part(/\bdada\b/g, /\b(sakit|nyeri|ketat|sempit|berat|sesak|tertekan|pedih)\b/g),
    part(/\bserangan jantung\b/g),
    chinese('胸痛|胸口痛|胸口疼|胸闷|胸部疼痛|胸口很紧|心脏病发|心绞痛'),
    tamil('(மார்பு|நெஞ்சு|மார்பில்|நெஞ்சில்) (வலி|இறுக்கம்|அழுத்தம்)|மாரடைப்பு'),
  ],
  breathing: [
    part(/\b(sesak|susah|sukar|tak boleh|tidak boleh) (ber)?na[fp]as\b/g),
    chinese('呼吸困难|喘不过气|无法呼吸|不能呼吸|气喘得厉害'),
    tamil('மூச்சு (திணறல்|திணறுகிறது|விட முடியவில்லை|விட சிரமம்)'),
  ],
  stroke: [
    part(/\b(lemah|kebas|lumpuh)\b/g, /\b(tangan|kaki|muka|lengan|sebelah|badan)\b/g),
    part(/\b(muka|mulut)\b/g, /\b(senget|herot|jatuh)\b/g),
    part(/\bpelat\b|\b(susah|sukar|tidak boleh|tak boleh) (ber)?cakap\b|\bangin ahmar\b|\bstrok\b/g),
    chinese('中风|半身无力|半身麻|一边无力|手脚无力|脸歪|嘴歪|口齿不清|说话不清|突然看不见'),
    tamil('பக்கவாதம்|முகம் கோண|வாய் கோண|பேச்சு குழற|(கை|கால்) (மரத்து|செயலிழ)|திடீரென பார்வை'),
  ],
  headache: [
    part(/\bsakit kepala\b/g, /\b(teruk|tiba-tiba|tiba tiba|sangat)\b/g),
    chinese('突然剧烈头痛|剧烈头痛|头痛欲裂'),
    tamil('கடுமையான தலைவலி|திடீர் தலைவலி'),
  ],
  bleeding: [
    part(/\b(muntah|batuk|berak|najis)\b/g, /\b(darah|berdarah)\b/g),
    part(/\bdarah\b/g, /\b(tak berhenti|tidak berhenti|banyak)\b/g),
    chinese('吐血|呕血|咳血|便血|黑便|血流不止'),
    tamil('இரத்த வாந்தி|ரத்த வாந்தி|கருப்பு மலம்|(இரத்தம்|ரத்தம்) நிற்கவில்லை'),
  ],
  low_sugar: [
    part(/\bgula\b/g, /\brendah\b/g, /\b(keliru|mengantuk|sawan|pengsan)\b/g),
    chinese('低血糖(昏|迷糊|抽搐)'),
  ],
  ketoacidosis: [
    part(/\bgula\b/g, /\btinggi\b/g, /\b(muntah|sakit perut)\b/g),
    chinese('(血糖高|高血糖).{0,12}(呕吐|腹痛|肚子痛)'),
  ],
  collapse: [
    part(/\b(pengsan|pitam|tak sedar|tidak sedar|sawan)\b/g),
    chinese('昏倒|晕倒|昏迷|失去知觉|不省人事|抽搐|服药过量'),
    tamil('மயங்கி|மயக்கமடைந்|சுயநினைவ|வலிப்பு'),
  ],
  allergy: [
    part(/\bbengkak\b/g, /\b(lidah|bibir|tekak|muka)\b/g),
    chinese('(舌头|嘴唇|喉咙|脸)(肿|肿胀|肿了)'),
    tamil('(நாக்கு|உதடு|தொண்டை|முகம்) வீ'),
  ],
  suicide: [
    part(/\b(bunuh diri|mahu mati|nak mati|ingin mati|cederakan diri)\b/g),
    chinese('自杀|想死|不想活|结束生命|伤害自己'),
    tamil('தற்கொலை|சாக வேண்டும்|வாழ விரும்பவில்லை|உயிரை மாய்'),
  ],
};
