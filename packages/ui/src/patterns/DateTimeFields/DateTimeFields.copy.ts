/** Words of `DateTimeFields` that no caller gives. */
export const dateTimeFieldsCopy = { date: 'Date', time: 'Time' };
