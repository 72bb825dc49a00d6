-- Whom a tool suits, in our judgement of the day: a line each, and of two rivals at most when to take them instead.
alter table tools add column judged_on date;
alter table tool_texts add column best_for text, add column not_for text, add column rather jsonb;
