const opens = 8;
const closes = 21;

const zones: Record<string, string> = {
  CA: 'America/Los_Angeles',
  IL: 'America/Chicago',
  TX: 'America/Chicago',
  WA: 'America/Los_Angeles',
};

export const workingHours = ['Monday to Saturday 8 am to 9 pm', 'Sunday 8 am to 9 pm'];

/** The days on which all stores stay closed: New Year's Day, Thanksgiving and Christmas Day. */
function isHoliday(month: number, day: number, weekday: string): boolean {
  const isThanksgiving = month === 11 && weekday === 'Thu' && day >= 22 && day <= 28;
  return isThanksgiving || (month === 1 && day === 1) || (month === 12 && day === 25);
}

/** Is a store of that state open now, and until or from when? By the clock and the calendar of the place where it is. */
export function openingOf(state: string, now: Date): { storeStatus: string; storeStatusTime: string } {
  const timeZone = zones[state] ?? 'America/New_York';
  const parts = new Intl.DateTimeFormat('en-US', {
    hour: 'numeric',
    hourCycle: 'h23',
    weekday: 'short',
    month: 'numeric',
    day: 'numeric',
    timeZone,
  }).formatToParts(now);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((it) => it.type === type)?.value ?? '';
  if (isHoliday(Number(part('month')), Number(part('day')), part('weekday'))) {
    return { storeStatus: 'Closed', storeStatusTime: 'for the holiday' };
  }
  const hour = Number(part('hour'));
  const isOpen = hour >= opens && hour < closes;
  return isOpen
    ? { storeStatus: 'Open', storeStatusTime: 'until 9 pm' }
    : { storeStatus: 'Closed', storeStatusTime: 'opens at 8 am' };
}
