/** The floors that are cut into the same wings. */
export const floors = ['api', 'api/contract', 'app/models', 'app/texts', 'app/services', 'app/ui']

/** The wings, from the ground up, and to which others each may turn. */
export const wings = {
  platform: [],
  site: ['platform'],
  audience: ['platform', 'site'],
  identity: ['platform', 'audience'],
  catalog: ['platform', 'site'],
  content: ['platform', 'site', 'catalog'],
  selling: ['platform', 'site', 'catalog'],
  house: ['platform', 'site', 'audience', 'identity', 'catalog', 'content', 'selling'],
}
