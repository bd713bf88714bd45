// 8 words of 217 bits, one read-modify-write a clock, each word 3 clocks after its address.
`default_nettype none

module forwarding_ram_w217_d8_l3 (
    input  wire        clk,
    input  wire        rst,
    input  wire  [2:0] addr,
    input  wire        enable,
    input  wire        next_probe_on,
    input  wire [31:0] next_probe_due,
    input  wire        next_heard,
    input  wire [15:0] next_opaque,
    input  wire        next_probe_waits,
    input  wire [31:0] next_probe_sent,
    input  wire        next_probe_now,
    input  wire [31:0] next_tail_since,
    input  wire  [3:0] next_tail_tries,
    input  wire [31:0] next_idle_since,
    input  wire        next_clear_due,
    input  wire [31:0] next_clear_at,
    input  wire [31:0] next_cleared,
    input  wire        write,
    output wire        word_probe_on,
    output wire [31:0] word_probe_due,
    output wire        word_heard,
    output wire [15:0] word_opaque,
    output wire        word_probe_waits,
    output wire [31:0] word_probe_sent,
    output wire        word_probe_now,
    output wire [31:0] word_tail_since,
    output wire  [3:0] word_tail_tries,
    output wire [31:0] word_idle_since,
    output wire        word_clear_due,
    output wire [31:0] word_clear_at,
    output wire [31:0] word_cleared,
    output wire  [2:0] at,
    output wire        valid
);

    reg    [2:0] addr_1;
    reg          valid_1;
    reg    [2:0] addr_2;
    reg          valid_2;
    reg    [2:0] addr_3;
    reg          valid_3;
    reg  [216:0] memory_rdata;
    reg          written_probe_on;
    reg   [31:0] written_probe_due;
    reg          written_heard;
    reg   [15:0] written_opaque;
    reg          written_probe_waits;
    reg   [31:0] written_probe_sent;
    reg          written_probe_now;
    reg   [31:0] written_tail_since;
    reg    [3:0] written_tail_tries;
    reg   [31:0] written_idle_since;
    reg          written_clear_due;
    reg   [31:0] written_clear_at;
    reg   [31:0] written_cleared;
    reg          wrote;
    reg          beside;
    reg          fetched_probe_on;
    reg   [31:0] fetched_probe_due;
    reg          fetched_heard;
    reg   [15:0] fetched_opaque;
    reg          fetched_probe_waits;
    reg   [31:0] fetched_probe_sent;
    reg          fetched_probe_now;
    reg   [31:0] fetched_tail_since;
    reg    [3:0] fetched_tail_tries;
    reg   [31:0] fetched_idle_since;
    reg          fetched_clear_due;
    reg   [31:0] fetched_clear_at;
    reg   [31:0] fetched_cleared;
    reg          two_apart;
    reg          beside_next;
    reg          one_apart;
    reg          one_apart_next;
    reg          latest_probe_on;
    reg   [31:0] latest_probe_due;
    reg          latest_heard;
    reg   [15:0] latest_opaque;
    reg          latest_probe_waits;
    reg   [31:0] latest_probe_sent;
    reg          latest_probe_now;
    reg   [31:0] latest_tail_since;
    reg    [3:0] latest_tail_tries;
    reg   [31:0] latest_idle_since;
    reg          latest_clear_due;
    reg   [31:0] latest_clear_at;
    reg   [31:0] latest_cleared;
    (* no_rw_check *)
    reg  [216:0] memory [0:7];

    wire        writes = valid_3 && write;
    wire        two_apart_and_wrote = two_apart && wrote;
    wire        beside_next_and_writes = beside_next && writes;
    wire        one_apart_next_and_wrote = one_apart_next && wrote;
    wire [31:0] latest_probe_due_choice = one_apart_next_and_wrote ? written_probe_due : fetched_probe_due;
    wire        latest_probe_waits_choice = one_apart_next_and_wrote ? written_probe_waits : fetched_probe_waits;
    wire [31:0] latest_probe_sent_choice = one_apart_next_and_wrote ? written_probe_sent : fetched_probe_sent;
    wire        latest_probe_now_choice = one_apart_next_and_wrote ? written_probe_now : fetched_probe_now;
    wire [31:0] latest_tail_since_choice = one_apart_next_and_wrote ? written_tail_since : fetched_tail_since;
    wire  [3:0] latest_tail_tries_choice = one_apart_next_and_wrote ? written_tail_tries : fetched_tail_tries;
    wire [31:0] latest_idle_since_choice = one_apart_next_and_wrote ? written_idle_since : fetched_idle_since;
    wire        latest_clear_due_choice = one_apart_next_and_wrote ? written_clear_due : fetched_clear_due;

    always @(posedge clk) begin
        memory_rdata <= memory[addr];
        if (writes) memory[addr_3] <= {
        next_probe_on,
        next_probe_due,
        next_heard,
        next_opaque,
        next_probe_waits,
        next_probe_sent,
        next_probe_now,
        next_tail_since,
        next_tail_tries,
        next_idle_since,
        next_clear_due,
        next_clear_at,
        next_cleared
    };
    end

    always @(posedge clk) begin
        if (rst) begin
            valid_1 <= 1'b0;
            valid_2 <= 1'b0;
            valid_3 <= 1'b0;
            wrote <= 1'b0;
        end else begin
            valid_1 <= enable;
            valid_2 <= valid_1;
            valid_3 <= valid_2;
            wrote <= writes;
        end
    end

    always @(posedge clk) begin
        addr_1 <= addr;
        addr_2 <= addr_1;
        addr_3 <= addr_2;
        written_probe_on <= next_probe_on;
        written_probe_due <= next_probe_due;
        written_heard <= next_heard;
        written_opaque <= next_opaque;
        written_probe_waits <= next_probe_waits;
        written_probe_sent <= next_probe_sent;
        written_probe_now <= next_probe_now;
        written_tail_since <= next_tail_since;
        written_tail_tries <= next_tail_tries;
        written_idle_since <= next_idle_since;
        written_clear_due <= next_clear_due;
        written_clear_at <= next_clear_at;
        written_cleared <= next_cleared;
        beside <= addr == addr_1;
        two_apart <= addr == addr_3;
        fetched_probe_on <= two_apart_and_wrote ? written_probe_on : memory_rdata[216];
        fetched_probe_due <= two_apart_and_wrote ? written_probe_due : memory_rdata[215:184];
        fetched_heard <= two_apart_and_wrote ? written_heard : memory_rdata[183];
        fetched_opaque <= two_apart_and_wrote ? written_opaque : memory_rdata[182:167];
        fetched_probe_waits <= two_apart_and_wrote ? written_probe_waits : memory_rdata[166];
        fetched_probe_sent <= two_apart_and_wrote ? written_probe_sent : memory_rdata[165:134];
        fetched_probe_now <= two_apart_and_wrote ? written_probe_now : memory_rdata[133];
        fetched_tail_since <= two_apart_and_wrote ? written_tail_since : memory_rdata[132:101];
        fetched_tail_tries <= two_apart_and_wrote ? written_tail_tries : memory_rdata[100:97];
        fetched_idle_since <= two_apart_and_wrote ? written_idle_since : memory_rdata[96:65];
        fetched_clear_due <= two_apart_and_wrote ? written_clear_due : memory_rdata[64];
        fetched_clear_at <= two_apart_and_wrote ? written_clear_at : memory_rdata[63:32];
        fetched_cleared <= two_apart_and_wrote ? written_cleared : memory_rdata[31:0];
        beside_next <= beside;
        one_apart <= addr == addr_2;
        one_apart_next <= one_apart;
        latest_probe_on <= beside_next_and_writes ? next_probe_on : one_apart_next_and_wrote ? written_probe_on : fetched_probe_on;
        latest_probe_due <= beside_next_and_writes ? next_probe_due : latest_probe_due_choice;
        latest_heard <= beside_next_and_writes ? next_heard : one_apart_next_and_wrote ? written_heard : fetched_heard;
        latest_opaque <= beside_next_and_writes ? next_opaque : one_apart_next_and_wrote ? written_opaque : fetched_opaque;
        latest_probe_waits <= beside_next_and_writes ? next_probe_waits : latest_probe_waits_choice;
        latest_probe_sent <= beside_next_and_writes ? next_probe_sent : latest_probe_sent_choice;
        latest_probe_now <= beside_next_and_writes ? next_probe_now : latest_probe_now_choice;
        latest_tail_since <= beside_next_and_writes ? next_tail_since : latest_tail_since_choice;
        latest_tail_tries <= beside_next_and_writes ? next_tail_tries : latest_tail_tries_choice;
        latest_idle_since <= beside_next_and_writes ? next_idle_since : latest_idle_since_choice;
        latest_clear_due <= beside_next_and_writes ? next_clear_due : latest_clear_due_choice;
        latest_clear_at <= beside_next_and_writes ? next_clear_at : one_apart_next_and_wrote ? written_clear_at : fetched_clear_at;
        latest_cleared <= beside_next_and_writes ? next_cleared : one_apart_next_and_wrote ? written_cleared : fetched_cleared;
    end

    assign word_probe_on = latest_probe_on;
    assign word_probe_due = latest_probe_due;
    assign word_heard = latest_heard;
    assign word_opaque = latest_opaque;
    assign word_probe_waits = latest_probe_waits;
    assign word_probe_sent = latest_probe_sent;
    assign word_probe_now = latest_probe_now;
    assign word_tail_since = latest_tail_since;
    assign word_tail_tries = latest_tail_tries;
    assign word_idle_since = latest_idle_since;
    assign word_clear_due = latest_clear_due;
    assign word_clear_at = latest_clear_at;
    assign word_cleared = latest_cleared;
    assign at = addr_3;
    assign valid = valid_3;

`ifdef FORMAL
    reg   [2:0] watched;
    reg         known;
    reg         expected_probe_on;
    reg  [31:0] expected_probe_due;
    reg         expected_heard;
    reg  [15:0] expected_opaque;
    reg         expected_probe_waits;
    reg  [31:0] expected_probe_sent;
    reg         expected_probe_now;
    reg  [31:0] expected_tail_since;
    reg   [3:0] expected_tail_tries;
    reg  [31:0] expected_idle_since;
    reg         expected_clear_due;
    reg  [31:0] expected_clear_at;
    reg  [31:0] expected_cleared;

    wire         addr_3_eq_watched = addr_3 == watched;
    wire [216:0] word_is_latest_word = {
        latest_probe_on,
        latest_probe_due,
        latest_heard,
        latest_opaque,
        latest_probe_waits,
        latest_probe_sent,
        latest_probe_now,
        latest_tail_since,
        latest_tail_tries,
        latest_idle_since,
        latest_clear_due,
        latest_clear_at,
        latest_cleared
    };
    wire [216:0] word_is_latest_word_2 = {
        expected_probe_on,
        expected_probe_due,
        expected_heard,
        expected_opaque,
        expected_probe_waits,
        expected_probe_sent,
        expected_probe_now,
        expected_tail_since,
        expected_tail_tries,
        expected_idle_since,
        expected_clear_due,
        expected_clear_at,
        expected_cleared
    };

    always @(posedge clk) begin
        if (rst) begin
            known <= 1'b0;
        end else begin
            if (writes) begin
                if (!known || addr_3_eq_watched) begin
                    known <= 1'b1;
                end
            end
        end
    end

    always @(posedge clk) begin
        if (writes) begin
            if (!known || addr_3_eq_watched) begin
                watched <= addr_3;
                expected_probe_on <= next_probe_on;
                expected_probe_due <= next_probe_due;
                expected_heard <= next_heard;
                expected_opaque <= next_opaque;
                expected_probe_waits <= next_probe_waits;
                expected_probe_sent <= next_probe_sent;
                expected_probe_now <= next_probe_now;
                expected_tail_since <= next_tail_since;
                expected_tail_tries <= next_tail_tries;
                expected_idle_since <= next_idle_since;
                expected_clear_due <= next_clear_due;
                expected_clear_at <= next_clear_at;
                expected_cleared <= next_cleared;
            end
        end
    end

    always @(posedge clk) if (!rst) word_is_latest: assert (!(valid_3 && known && addr_3_eq_watched) || word_is_latest_word == word_is_latest_word_2);
`endif

endmodule

`default_nettype wire
