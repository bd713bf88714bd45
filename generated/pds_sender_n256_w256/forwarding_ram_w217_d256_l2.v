// 256 words of 217 bits, one read-modify-write a clock, each word 2 clocks after its address.
`default_nettype none

module forwarding_ram_w217_d256_l2 (
    input  wire        clk,
    input  wire        rst,
    input  wire  [7:0] addr,
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
    output wire  [7:0] at,
    output wire        valid
);

    reg    [7:0] addr_1;
    reg          valid_1;
    reg    [7:0] addr_2;
    reg          valid_2;
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
    reg          one_apart;
    reg          beside_last;
    (* no_rw_check *)
    reg  [216:0] memory [0:255];

    wire        writes = valid_2 && write;
    wire        beside_last_and_wrote = beside_last && wrote;
    wire        word_probe_on_choice = beside_last_and_wrote ? written_probe_on : fetched_probe_on;
    wire [31:0] word_probe_due_choice = beside_last_and_wrote ? written_probe_due : fetched_probe_due;
    wire        word_heard_choice = beside_last_and_wrote ? written_heard : fetched_heard;
    wire [15:0] word_opaque_choice = beside_last_and_wrote ? written_opaque : fetched_opaque;
    wire        word_probe_waits_choice = beside_last_and_wrote ? written_probe_waits : fetched_probe_waits;
    wire [31:0] word_probe_sent_choice = beside_last_and_wrote ? written_probe_sent : fetched_probe_sent;
    wire        word_probe_now_choice = beside_last_and_wrote ? written_probe_now : fetched_probe_now;
    wire [31:0] word_tail_since_choice = beside_last_and_wrote ? written_tail_since : fetched_tail_since;
    wire  [3:0] word_tail_tries_choice = beside_last_and_wrote ? written_tail_tries : fetched_tail_tries;
    wire [31:0] word_idle_since_choice = beside_last_and_wrote ? written_idle_since : fetched_idle_since;
    wire        word_clear_due_choice = beside_last_and_wrote ? written_clear_due : fetched_clear_due;
    wire [31:0] word_clear_at_choice = beside_last_and_wrote ? written_clear_at : fetched_clear_at;
    wire [31:0] word_cleared_choice = beside_last_and_wrote ? written_cleared : fetched_cleared;
    wire        one_apart_and_wrote = one_apart && wrote;

    always @(posedge clk) begin
        memory_rdata <= memory[addr];
        if (writes) memory[addr_2] <= {
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
            wrote <= 1'b0;
        end else begin
            valid_1 <= enable;
            valid_2 <= valid_1;
            wrote <= writes;
        end
    end

    always @(posedge clk) begin
        addr_1 <= addr;
        addr_2 <= addr_1;
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
        one_apart <= addr == addr_2;
        fetched_probe_on <= one_apart_and_wrote ? written_probe_on : memory_rdata[216];
        fetched_probe_due <= one_apart_and_wrote ? written_probe_due : memory_rdata[215:184];
        fetched_heard <= one_apart_and_wrote ? written_heard : memory_rdata[183];
        fetched_opaque <= one_apart_and_wrote ? written_opaque : memory_rdata[182:167];
        fetched_probe_waits <= one_apart_and_wrote ? written_probe_waits : memory_rdata[166];
        fetched_probe_sent <= one_apart_and_wrote ? written_probe_sent : memory_rdata[165:134];
        fetched_probe_now <= one_apart_and_wrote ? written_probe_now : memory_rdata[133];
        fetched_tail_since <= one_apart_and_wrote ? written_tail_since : memory_rdata[132:101];
        fetched_tail_tries <= one_apart_and_wrote ? written_tail_tries : memory_rdata[100:97];
        fetched_idle_since <= one_apart_and_wrote ? written_idle_since : memory_rdata[96:65];
        fetched_clear_due <= one_apart_and_wrote ? written_clear_due : memory_rdata[64];
        fetched_clear_at <= one_apart_and_wrote ? written_clear_at : memory_rdata[63:32];
        fetched_cleared <= one_apart_and_wrote ? written_cleared : memory_rdata[31:0];
        beside_last <= beside;
    end

    assign word_probe_on = word_probe_on_choice;
    assign word_probe_due = word_probe_due_choice;
    assign word_heard = word_heard_choice;
    assign word_opaque = word_opaque_choice;
    assign word_probe_waits = word_probe_waits_choice;
    assign word_probe_sent = word_probe_sent_choice;
    assign word_probe_now = word_probe_now_choice;
    assign word_tail_since = word_tail_since_choice;
    assign word_tail_tries = word_tail_tries_choice;
    assign word_idle_since = word_idle_since_choice;
    assign word_clear_due = word_clear_due_choice;
    assign word_clear_at = word_clear_at_choice;
    assign word_cleared = word_cleared_choice;
    assign at = addr_2;
    assign valid = valid_2;

`ifdef FORMAL
    reg   [7:0] watched;
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

    wire         addr_2_eq_watched = addr_2 == watched;
    wire [216:0] word_is_latest_word = {
        word_probe_on_choice,
        word_probe_due_choice,
        word_heard_choice,
        word_opaque_choice,
        word_probe_waits_choice,
        word_probe_sent_choice,
        word_probe_now_choice,
        word_tail_since_choice,
        word_tail_tries_choice,
        word_idle_since_choice,
        word_clear_due_choice,
        word_clear_at_choice,
        word_cleared_choice
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
                if (!known || addr_2_eq_watched) begin
                    known <= 1'b1;
                end
            end
        end
    end

    always @(posedge clk) begin
        if (writes) begin
            if (!known || addr_2_eq_watched) begin
                watched <= addr_2;
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

    always @(posedge clk) if (!rst) word_is_latest: assert (!(valid_2 && known && addr_2_eq_watched) || word_is_latest_word == word_is_latest_word_2);
`endif

endmodule

`default_nettype wire
