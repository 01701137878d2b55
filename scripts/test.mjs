// `npm test`: sets up what is missing, then checks everything.
import { stop } from './steps/run.mjs'
import { runNode, setUp } from './steps/set-up.mjs'

await setUp({ build: false })
await runNode('scripts/check.mjs', process.argv.slice(2)).catch(() => stop('The check failed: see the step above.'))
