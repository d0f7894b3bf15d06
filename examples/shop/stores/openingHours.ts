const opens = 8;
const closes = 21;

const zones: Record<string, string> = {
  CA: 'America/Los_Angeles',
  IL: 'America/Chicago',
  TX: 'America/Chicago',
  WA: 'America/Los_Angeles',
};

export const workingHours = ['Monday to Saturday 8 am to 9 pm', 'Sunday 8 am to 9 pm'];

/** Is a store of that state open now, and until or from when? */
export function openingOf(state: string, now: Date): { storeStatus: string; storeStatusTime: string } {
  const timeZone = zones[state] ?? 'America/New_York';
  const hour = Number(new Intl.DateTimeFormat('en-US', { hour: 'numeric', hourCycle: 'h23', timeZone }).format(now));
  const isOpen = hour >= opens && hour < closes;
  return isOpen
    ? { storeStatus: 'Open', storeStatusTime: 'until 9 pm' }
    : { storeStatus: 'Closed', storeStatusTime: 'opens at 8 am' };
}
