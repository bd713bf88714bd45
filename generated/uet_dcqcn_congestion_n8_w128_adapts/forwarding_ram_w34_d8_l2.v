// 8 words of 34 bits, one read-modify-write a clock, each word 2 clocks after its address.
`default_nettype none

module forwarding_ram_w34_d8_l2 (
    input  wire        clk,
    input  wire        rst,
    input  wire  [2:0] addr,
    input  wire        enable,
    input  wire [31:0] next_sent,
    input  wire        next_waits_start,
    input  wire        next_waits_mark,
    input  wire        write,
    output wire [31:0] word_sent,
    output wire        word_waits_start,
    output wire        word_waits_mark,
    output wire  [2:0] at,
    output wire        valid
);

    reg   [2:0] addr_1;
    reg         valid_1;
    reg   [2:0] addr_2;
    reg         valid_2;
    reg  [33:0] memory_rdata;
    reg  [31:0] written_sent;
    reg         written_waits_start;
    reg         written_waits_mark;
    reg         wrote;
    reg         beside;
    reg  [31:0] fetched_sent;
    reg         fetched_waits_start;
    reg         fetched_waits_mark;
    reg         one_apart;
    reg         beside_last;
    (* no_rw_check *)
    reg  [33:0] memory [0:7];

    wire        writes = valid_2 && write;
    wire        beside_last_and_wrote = beside_last && wrote;
    wire [31:0] word_sent_choice = beside_last_and_wrote ? written_sent : fetched_sent;
    wire        word_waits_start_choice = beside_last_and_wrote ? written_waits_start : fetched_waits_start;
    wire        word_waits_mark_choice = beside_last_and_wrote ? written_waits_mark : fetched_waits_mark;
    wire        one_apart_and_wrote = one_apart && wrote;

    always @(posedge clk) begin
        memory_rdata <= memory[addr];
        if (writes) memory[addr_2] <= {next_sent, next_waits_start, next_waits_mark};
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
        written_sent <= next_sent;
        written_waits_start <= next_waits_start;
        written_waits_mark <= next_waits_mark;
        beside <= addr == addr_1;
        one_apart <= addr == addr_2;
        fetched_sent <= one_apart_and_wrote ? written_sent : memory_rdata[33:2];
        fetched_waits_start <= one_apart_and_wrote ? written_waits_start : memory_rdata[1];
        fetched_waits_mark <= one_apart_and_wrote ? written_waits_mark : memory_rdata[0];
        beside_last <= beside;
    end

    assign word_sent = word_sent_choice;
    assign word_waits_start = word_waits_start_choice;
    assign word_waits_mark = word_waits_mark_choice;
    assign at = addr_2;
    assign valid = valid_2;

`ifdef FORMAL
    reg   [2:0] watched;
    reg         known;
    reg  [31:0] expected_sent;
    reg         expected_waits_start;
    reg         expected_waits_mark;

    wire        addr_2_eq_watched = addr_2 == watched;
    wire [33:0] word_is_latest_word = {expected_sent, expected_waits_start, expected_waits_mark};
    wire        word_is_latest_match = {word_sent_choice, word_waits_start_choice, word_waits_mark_choice} == word_is_latest_word;

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
                expected_sent <= next_sent;
                expected_waits_start <= next_waits_start;
                expected_waits_mark <= next_waits_mark;
            end
        end
    end

    always @(posedge clk) if (!rst) word_is_latest: assert (!(valid_2 && known && addr_2_eq_watched) || word_is_latest_match);
`endif

endmodule

`default_nettype wire
