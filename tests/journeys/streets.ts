/** What the journeys of one worker have to themselves: what goes wrong in a shop, or is sold out, is nobody else's. */
export type Street = { shopUrl: string; vaultOrigin: string; providerOrigin: string; browserEndpoint: string };

/** As many as there are workers. A journey waits for much; one alone leaves a core idle. */
export const STREETS = 2;
