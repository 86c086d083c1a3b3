import { describe, expect, it } from 'vitest';
import { emergencyIn, guardModelText } from '../index.ts';

describe('emergencyIn', () => {
  it.each([
    ['I have chest pain', 'heart'],
    ['There is a tight feeling across my chest', 'heart'],
    ['My chest, since this morning, feels heavy', 'heart'],
    ['It hurts. My father is clutching his chest in pain', 'heart'],
    ['no relief from chest pain', 'heart'],
    ['no pain but pressure in my chest', 'heart'],
    ['Is it normal that I can’t breathe when lying down?', 'breathing'],
    ['very short of breath since last night', 'breathing'],
    ['her face is drooping', 'stroke'],
    ['my left arm went numb an hour ago', 'stroke'],
    ['His speech is slurred. What is eGFR?', 'stroke'],
    ['I suddenly lost sight in one eye', 'stroke'],
    ['No chest pain, numb arm since noon', 'stroke'],
    ['the worst headache of my life', 'headache'],
    ['grandmother is vomiting blood', 'bleeding'],
    ['the cut will not stop bleeding', 'bleeding'],
    ['my stools are black', 'bleeding'],
    ['his sugar is 2.4 and he is confused', 'low_sugar'],
    ['My sugar is 22. I keep vomiting', 'ketoacidosis'],
    ['high ketones and stomach pain', 'ketoacidosis'],
    ['my mother fainted in the bathroom', 'collapse'],
    ['he had a fit', 'collapse'],
    ['I took too many tablets', 'collapse'],
    ['my lips are swollen after lunch', 'allergy'],
    ['I want to die', 'suicide'],
    ['sometimes I think of hurting myself', 'suicide'],
    ['I dont want to be here anymore', 'suicide'],
    ['I am 30 weeks pregnant and bleeding', 'pregnancy'],
    ['pregnant, the baby moves less today', 'pregnancy'],
    ['I want to die and my chest hurts', 'suicide'],
  ])('hears %j as %s', (text, kind) => {
    expect(emergencyIn(text)?.kind).toBe(kind);
  });

  it.each([
    'What does an LDL of 3.4 mean?',
    'I have no chest pain',
    'I do not have any chest pain or breathlessness',
    'no signs of chest pain',
    'Am I fit enough to run?',
    'What is my risk of a stroke?',
    'My sugar was 7.2 this morning',
    'I never fainted',
    'Which foods lower blood pressure?',
    'Why is my creatinine 120?',
    'tiada sakit dada',
    'Apakah maksud LDL 3.4?',
    '我没有胸痛',
    '我的血压正常吗？',
    'எனக்கு மார்பு வலி இல்லை',
    'என் சர்க்கரை அளவு என்ன?',
  ])('hears no emergency in %j', (text) => {
    expect(emergencyIn(text)).toBeNull();
  });

  it('hears an emergency in Malay, Chinese and Tamil', () => {
    const sentences = [
      ['dada saya sakit', 'heart'],
      ['saya sesak nafas sejak malam', 'breathing'],
      ['muka emak senget dan tangan kirinya lemah', 'stroke'],
      ['ayah muntah darah', 'bleeding'],
      ['suami saya pengsan', 'collapse'],
      ['saya nak mati', 'suicide'],
      ['我胸口痛', 'heart'],
      ['妈妈突然口齿不清', 'stroke'],
      ['爸爸呼吸困难', 'breathing'],
      ['我不想活了', 'suicide'],
      ['எனக்கு மார்பு வலி', 'heart'],
      ['அவருக்கு மூச்சு திணறல்', 'breathing'],
      ['அப்பாவுக்கு பக்கவாதம்', 'stroke'],
    ] as const;
    expect(sentences.map(([text]) => [text, emergencyIn(text)?.kind])).toEqual(sentences);
  });

  it('counts a headache only in pregnancy', () => {
    expect(emergencyIn('I have a headache')).toBeNull();
    expect(emergencyIn('I have a headache', { isPregnant: true })?.kind).toBe('pregnancy');
  });

  it('says the specified words', () => {
    expect(emergencyIn('chest pain')?.words).toBe('Call 995 now. Do not drive yourself.');
    expect(emergencyIn('I want to end my life')?.words).toBe(
      'You matter, and help is here. If you may act on this or have hurt yourself, call 995 or go to A&E now. To talk at any hour: SOS 1767 or WhatsApp 9151 1767; mindline 1771; IMH 6389 2222.',
    );
  });
});

describe('guardModelText', () => {
  it.each([
    ['Take 20 mg each night.', ['G1', 'G6']],
    ['You could double your dose.', ['G1']],
    ['Stop your statin for now.', ['G1']],
    ['There is no need to see a doctor.', ['G2']],
    ['Do not call 995.', ['G2']],
    ['You have diabetes.', ['G3']],
    ['This confirms kidney disease.', ['G3']],
    ['It is just stress.', ['G3']],
    ['There is nothing to worry about.', ['G4']],
    ['You are healthy.', ['G4']],
    ['Write to someone@example.org about S1234567D.', ['G7']],
    ['Call 911 now.', ['G6', 'G8']],
    ['You will have a stroke.', ['G9']],
    ['It is your own fault.', ['G10']],
    ['Bitter gourd cures this.', ['G11']],
    ['Your LDL of 3.4 is high.', ['G6']],
  ])('throws away %j for %j', (text, breaks) => {
    expect(guardModelText(text).breaks).toEqual(breaks);
  });

  it.each([
    'Do not change your medicine without asking your doctor.',
    'Ask your doctor whether to start a statin.',
    'You told us that you have diabetes.',
    'If you have chest pain, call 995.',
    'This may mean that your kidneys work less well. Discuss it at your next visit.',
    'To talk at any hour: SOS 1767 or WhatsApp 9151 1767; mindline 1771; IMH 6389 2222.',
  ])('lets %j through', (text) => {
    expect(guardModelText(text)).toEqual({ isAllowed: true, breaks: [] });
  });

  it('needs the context for some rules', () => {
    expect(guardModelText('Wait and see until next week.', { isUrgent: true }).breaks).toEqual(['G5']);
    expect(guardModelText('Your LDL is 3.4.', { allowedNumbers: [3.4] }).isAllowed).toBe(true);
    expect(guardModelText('Your LDL is normal.', { notNormal: ['LDL'] }).breaks).toEqual(['G12']);
    expect(guardModelText('All is said.', { requiredText: ['call 995'] }).breaks).toEqual(['G12']);
    expect(guardModelText('Losing weight brings you to your goal.', { isWithheld: true }).breaks).toEqual([
      'G13',
    ]);
  });
});
