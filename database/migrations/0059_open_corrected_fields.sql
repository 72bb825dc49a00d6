-- A correction can be about any kind of fact. The contract has the list, so that a new kind needs no migration.
alter table corrections drop constraint corrections_field_known;
