// Runs one verb of the built program: `node scripts/verb.mjs migrate`.
import { stop } from './steps/run.mjs'
import { runBuilt, setUp } from './steps/set-up.mjs'

await setUp()
await runBuilt(process.argv.slice(2)).catch((error) => stop(error instanceof Error ? error.message : String(error)))
