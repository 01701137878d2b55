import type { LoadedApp } from '#app/models/site/settings/external-app.ts'

/** What a page asks of its visitor before anything else, and what it loads of others once they agreed. */
export type VisitorPrompts = { consent: boolean; age: { asksBirthdate: boolean; topic: string } | undefined; loads: LoadedApp[] }
