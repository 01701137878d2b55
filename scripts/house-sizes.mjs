// The sizes of the house: no file over 300 lines, the median at most 60, the 90th percentile at most 150.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, say, stop } from './steps/run.mjs'

const longest = 300
const highestMedian = 60
const highestNinth = 150

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.mjs'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter(Boolean)
const sizes = files.map((file) => ({ file, lines: countLines(file) })).sort((a, b) => a.lines - b.lines)
const product = sizes.filter(({ file }) => /^(app|api|server)\//.test(file) && !/\.test\.tsx?$/.test(file))

const tooLong = sizes.filter(({ lines }) => lines > longest)
for (const { file, lines } of tooLong) say(`  ${file} has ${lines} lines, ${longest} is the end`)
const median = at(0.5)
const ninth = at(0.9)
say(
  `  ${product.length} files of the product: median ${median} lines, 90th percentile ${ninth}, longest ${product.at(-1)?.lines}`,
)
if (tooLong.length > 0 || median > highestMedian || ninth > highestNinth) stop('The house has grown out of its sizes.')

function at(share) {
  return product[Math.floor(product.length * share)]?.lines ?? 0
}

function countLines(file) {
  return readFileSync(join(root, file), 'utf8').split('\n').length - 1
}
