-- no transaction
-- The day a tool was first listed anywhere we know of; null where none is known, and never the day of an import.
-- added_on and added_basis stay for the version that still runs: what does not name them leaves an import day there,
-- which nobody reads. Each statement takes its lock for itself, so that pages are read while a million rows are written.
alter table tools add column if not exists first_listed_on date;
alter table tools alter column added_on set default current_date, alter column added_basis set default 'entered';
update tools set first_listed_on = added_on where added_basis = 'first-listed' and first_listed_on is distinct from added_on;
