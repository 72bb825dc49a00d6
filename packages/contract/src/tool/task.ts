import { z } from 'zod'
import * as calls from '../calls/tool.ts'
import { endpoint, type OutputOf } from '../http/endpoint.ts'
import { count } from '../figure/figure.ts'
import { slug } from '../http/wire-values.ts'
import { askedLocale } from '../locale/locale-schema.ts'
import { named } from './tool-card.ts'

export const countedTask = named('Task', 'remove-background', 'Remove a background').extend({
  tools: count.describe('Number of tools that do it').meta({ example: 18 }),
})
const group = named('Group that most of its tools are in', 'image', 'Image & Art')

export const getTask = endpoint(calls.getTask, {
  summary: 'A task: what it is, and related ones. Its tools: getTools with `task`',
  failures: ['not_found'],
  input: z.strictObject({
    task: slug.describe('Slug of the task').meta({ example: 'remove-background' }),
    locale: askedLocale,
  }),
  example: { task: 'remove-background', locale: 'en' },
  output: countedTask.extend({
    about: z
      .string()
      .describe('What it is, in one sentence')
      .meta({ example: 'Cut a person, a product or an animal out of a photo and leave the rest transparent.' }),
    made: count.describe('Number of tools that are made for it').meta({ example: 7 }),
    group: group.nullable().describe('Group that most of its tools are in; null: no tool does it'),
    related: z.array(countedTask).max(9).describe('Tasks that the same tools do, most in common first'),
  }),
})

export const getTasks = endpoint(calls.getTasks, {
  summary: 'All tasks that tools do, by group',
  input: z.strictObject({ locale: askedLocale }),
  example: { locale: 'en' },
  output: z.object({
    groups: z
      .array(group.extend({ tasks: z.array(countedTask).describe('Its tasks, most tools first') }))
      .describe('Groups in the order of the catalogue; those without tasks are left out'),
  }),
})

export const getCategoryTasks = endpoint(calls.getCategoryTasks, {
  summary: 'Tasks that the tools of a category do',
  input: z.strictObject({
    category: slug.describe('Slug of the category').meta({ example: 'image-editing' }),
    locale: askedLocale,
  }),
  example: { category: 'image-editing', locale: 'en' },
  output: z.object({
    description: z
      .string()
      .nullable()
      .describe('What the category is, in one sentence; null: there is no such category')
      .meta({ example: 'Change photos: backgrounds, retouching, size.' }),
    tasks: z.array(countedTask).max(12).describe('What most of them do first'),
  }),
})

export type Task = OutputOf<typeof getTask>
export type CategoryTasks = OutputOf<typeof getCategoryTasks>
export type Tasks = OutputOf<typeof getTasks>
