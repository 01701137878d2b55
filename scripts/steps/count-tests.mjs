import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, say } from './run.mjs'

/** Adds up what the test runners of this check have written down. */
export function countTests() {
  const folder = join(root, 'test-results')
  const reports = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json') && !name.startsWith('.')) : []
  const sums = { passed: 0, failed: 0, skipped: 0 }
  for (const name of reports) {
    const report = JSON.parse(readFileSync(join(folder, name), 'utf8'))
    const counts = report.stats ? fromPlaywright(report.stats) : fromVitest(report)
    for (const key of Object.keys(sums)) sums[key] += counts[key]
  }
  return sums
}

/** The plain last line of every check. */
export function printSummary({ passed, failed, skipped }) {
  say(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
}

function fromVitest(report) {
  return { passed: report.numPassedTests, failed: report.numFailedTests, skipped: report.numPendingTests + report.numTodoTests }
}

function fromPlaywright({ expected, unexpected, flaky, skipped }) {
  return { passed: expected, failed: unexpected + flaky, skipped }
}
