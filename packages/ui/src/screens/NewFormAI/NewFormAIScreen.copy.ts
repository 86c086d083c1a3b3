/** Texts of `NewFormAIScreen`. */
export const newFormAICopy = {
  title: 'Read results from a photograph',
  lead: 'Take a picture of your lab report or choose its PDF. Nothing is saved until you have checked it.',
  back: 'Lab results',
  byHand: 'Type them instead',
  files: {
    label: 'Your lab report',
    help: 'Lay the page flat, in good light, and fill the picture with it. One picture for each page.',
  },
  privacy:
    'The pictures are read on our own server and sent to nobody else. Reading keeps nothing: the report is stored only when you save the results with it.',
  service: {
    heading: 'Who reads the pictures',
    agree: (name: string) => `Send these pictures to ${name}`,
    perReport: 'Not ticked, they stay on our own server.',
    privacy: (name: string) =>
      `The pictures are sent to ${name}, as you agreed. We store the report only when you save the results with it.`,
    readBy: (name: string) =>
      `${name} has read this. It cannot show where on the page, so compare every result with the paper.`,
    fallbacks: {
      timeout: (name: string) => `${name} did not answer in time. We read the pictures on our own server.`,
      unreachable: (name: string) => `${name} could not be reached. We read the pictures on our own server.`,
      refused: (name: string) => `${name} did not accept the pictures. We read them on our own server.`,
      unusable: (name: string) =>
        `${name} gave an answer that we cannot use. We read the pictures on our own server.`,
    },
  },
  read: 'Read the report',
  sending: 'Sending the pictures',
  reading: 'Reading the report. This takes a few seconds for each page.',
  stop: 'Stop',
  check: {
    heading: 'Compare with your report',
    lead: 'Tick what is right and correct what is not. Only ticked results are taken over.',
    page: (number: number) => `Page ${number} of your report`,
    noPicture: (number: number) => `Page ${number} is a PDF. Compare with the file you chose.`,
    /** Text after the name of the result. */
    isRight: ' is right',
    value: 'Result',
    unit: 'Unit',
    sure: 'Read clearly',
    unsure: 'Compare with the paper',
    doubts: {
      unclear: 'The print is hard to read.',
      point: 'A decimal point may be missing or in the wrong place.',
      several: 'There is more than one number for this test.',
      limit:
        'A number with a sign such as < or > may be your result, or only the printed range. Keep the sign if it belongs to your result.',
      name: 'The paper may mean another test.',
      sample: 'The paper does not say whether you were fasting. Choose which test it was.',
      unit: 'The unit could not be read.',
      range: 'The printed range could not be read, or does not fit the result.',
      implausible: 'Hardly anybody has such a result.',
      history: 'It is very different from your last result.',
    },
    crop: (name: string) => `${name} as it stands on your report`,
    test: 'Which test',
    line: (text: string) => `Read from “${text}”`,
    range: (range: string) => `Printed range ${range}`,
    show: (name: string) => `Show ${name} on the page`,
    date: (day: string) => `Day of the test: ${day}`,
    whichDay: 'Which day was the test?',
    whichDayHelp: 'The date on the paper can be read in two ways.',
    laterDay: 'I will enter it next',
    notUsed: 'On the paper, but not used',
    notUsedHelp: 'We do not take these lines over. Some of them are tests that we do not keep.',
    noDate: 'The day of the test was not found. You can enter it next.',
    unread: (pages: string) =>
      `Nothing could be read on page ${pages}. Take a sharper picture, or type its results.`,
    takeOver: (count: number) => (count === 1 ? 'Use 1 result' : `Use ${count} results`),
    noneTicked: 'Tick at least one result first.',
    again: 'Choose other pictures',
  },
  nothing: {
    title: 'We could not read any result',
    text: 'A sharper picture in better light often helps. You can also type the results.',
  },
} as const;
