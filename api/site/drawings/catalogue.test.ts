import { expect, test } from 'vitest'
import { drawAll } from './catalogue.ts'
import { wines } from './goods/wines.ts'
import { houseColours } from './ink/inks.ts'

const house = drawAll()

test('the same program prints the same drawings, whole and without anything that could run or be fetched', () => {
  expect([...drawAll()]).toEqual([...house])
  for (const [name, drawing] of house) {
    expect(drawing, name).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ \d+" [^>]*>.*<\/svg>\n$/s)
    expect(drawing, name).not.toMatch(/NaN|undefined|§|<script|style=|href=| on[a-z]+=/)
  }
})

test('a drawing follows the colours of its site', () => {
  const blue = drawAll({ ...houseColours, primary: '#a9c4e0', accent: '#123c69' })
  for (const name of ['hills-wide', 'map', 'mark', 'motif-geai', 'meal-poisson']) {
    expect(house.get(name), name).toContain(houseColours.accent)
    expect(blue.get(name), name).toContain('#123c69')
    expect(blue.get(name), name).not.toContain(houseColours.accent)
  }
})

test('what the first screen shows is light, and no two views are the same', () => {
  const views = [...house].filter(([name]) => name.startsWith('hills-'))
  expect(views.length).toBe(5)
  expect(new Set(views.map(([, drawing]) => drawing)).size).toBe(views.length)
  expect(house.get('hills-wide')?.length).toBeLessThan(100_000)
  expect(house.get('hills-tall')?.length).toBeLessThan(60_000)
})

test('no two labels of the estate are alike, in their form and emblem or in what they say', () => {
  const labels = Object.values(wines).map(({ label }) => JSON.stringify(label))
  expect(new Set(labels).size).toBe(labels.length)
  const bottles = [...house].filter(([name]) => name.startsWith('bottle-') && !name.endsWith('-magnum'))
  expect(bottles.length).toBeGreaterThanOrEqual(24)
  const looks = Object.entries(wines)
    .filter(([name]) => !name.endsWith('-magnum'))
    .map(([, { label }]) => `${label.motif} ${'form' in label ? label.form : 'straight'}`)
  expect(new Set(looks).size).toBe(looks.length)
})
