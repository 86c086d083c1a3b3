/** A time of day as `HH:MM`: seconds are left out, for nobody here measures them. @param time `HH:MM` or `HH:MM:SS` */
export const hourAndMinute = (time: string): string => time.slice(0, 5);
