// 8 words of 172 bits, one read-modify-write a clock, each word 2 clocks after its address.
`default_nettype none

module forwarding_ram_w172_d8_l2 (
    input  wire        clk,
    input  wire        rst,
    input  wire  [2:0] addr,
    input  wire        enable,
    input  wire [31:0] next_gathered,
    input  wire [23:0] next_received,
    input  wire [31:0] next_adjusted,
    input  wire        next_is_adjusted,
    input  wire [31:0] next_decreased,
    input  wire        next_is_decreased,
    input  wire [23:0] next_fast_count,
    input  wire        next_is_fast,
    input  wire        next_is_limited,
    input  wire [23:0] next_saved,
    input  wire        write,
    output wire [31:0] word_gathered,
    output wire [23:0] word_received,
    output wire [31:0] word_adjusted,
    output wire        word_is_adjusted,
    output wire [31:0] word_decreased,
    output wire        word_is_decreased,
    output wire [23:0] word_fast_count,
    output wire        word_is_fast,
    output wire        word_is_limited,
    output wire [23:0] word_saved,
    output wire  [2:0] at,
    output wire        valid
);

    reg    [2:0] addr_1;
    reg          valid_1;
    reg    [2:0] addr_2;
    reg          valid_2;
    reg  [171:0] memory_rdata;
    reg   [31:0] written_gathered;
    reg   [23:0] written_received;
    reg   [31:0] written_adjusted;
    reg          written_is_adjusted;
    reg   [31:0] written_decreased;
    reg          written_is_decreased;
    reg   [23:0] written_fast_count;
    reg          written_is_fast;
    reg          written_is_limited;
    reg   [23:0] written_saved;
    reg          wrote;
    reg          beside;
    reg   [31:0] fetched_gathered;
    reg   [23:0] fetched_received;
    reg   [31:0] fetched_adjusted;
    reg          fetched_is_adjusted;
    reg   [31:0] fetched_decreased;
    reg          fetched_is_decreased;
    reg   [23:0] fetched_fast_count;
    reg          fetched_is_fast;
    reg          fetched_is_limited;
    reg   [23:0] fetched_saved;
    reg          one_apart;
    reg          beside_last;
    (* no_rw_check *)
    reg  [171:0] memory [0:7];

    wire        writes = valid_2 && write;
    wire        beside_last_and_wrote = beside_last && wrote;
    wire [31:0] word_gathered_choice = beside_last_and_wrote ? written_gathered : fetched_gathered;
    wire [23:0] word_received_choice = beside_last_and_wrote ? written_received : fetched_received;
    wire [31:0] word_adjusted_choice = beside_last_and_wrote ? written_adjusted : fetched_adjusted;
    wire        word_is_adjusted_choice = beside_last_and_wrote ? written_is_adjusted : fetched_is_adjusted;
    wire [31:0] word_decreased_choice = beside_last_and_wrote ? written_decreased : fetched_decreased;
    wire        word_is_decreased_choice = beside_last_and_wrote ? written_is_decreased : fetched_is_decreased;
    wire [23:0] word_fast_count_choice = beside_last_and_wrote ? written_fast_count : fetched_fast_count;
    wire        word_is_fast_choice = beside_last_and_wrote ? written_is_fast : fetched_is_fast;
    wire        word_is_limited_choice = beside_last_and_wrote ? written_is_limited : fetched_is_limited;
    wire [23:0] word_saved_choice = beside_last_and_wrote ? written_saved : fetched_saved;
    wire        one_apart_and_wrote = one_apart && wrote;

    always @(posedge clk) begin
        memory_rdata <= memory[addr];
        if (writes) memory[addr_2] <= {
        next_gathered,
        next_received,
        next_adjusted,
        next_is_adjusted,
        next_decreased,
        next_is_decreased,
        next_fast_count,
        next_is_fast,
        next_is_limited,
        next_saved
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
        written_gathered <= next_gathered;
        written_received <= next_received;
        written_adjusted <= next_adjusted;
        written_is_adjusted <= next_is_adjusted;
        written_decreased <= next_decreased;
        written_is_decreased <= next_is_decreased;
        written_fast_count <= next_fast_count;
        written_is_fast <= next_is_fast;
        written_is_limited <= next_is_limited;
        written_saved <= next_saved;
        beside <= addr == addr_1;
        one_apart <= addr == addr_2;
        fetched_gathered <= one_apart_and_wrote ? written_gathered : memory_rdata[171:140];
        fetched_received <= one_apart_and_wrote ? written_received : memory_rdata[139:116];
        fetched_adjusted <= one_apart_and_wrote ? written_adjusted : memory_rdata[115:84];
        fetched_is_adjusted <= one_apart_and_wrote ? written_is_adjusted : memory_rdata[83];
        fetched_decreased <= one_apart_and_wrote ? written_decreased : memory_rdata[82:51];
        fetched_is_decreased <= one_apart_and_wrote ? written_is_decreased : memory_rdata[50];
        fetched_fast_count <= one_apart_and_wrote ? written_fast_count : memory_rdata[49:26];
        fetched_is_fast <= one_apart_and_wrote ? written_is_fast : memory_rdata[25];
        fetched_is_limited <= one_apart_and_wrote ? written_is_limited : memory_rdata[24];
        fetched_saved <= one_apart_and_wrote ? written_saved : memory_rdata[23:0];
        beside_last <= beside;
    end

    assign word_gathered = word_gathered_choice;
    assign word_received = word_received_choice;
    assign word_adjusted = word_adjusted_choice;
    assign word_is_adjusted = word_is_adjusted_choice;
    assign word_decreased = word_decreased_choice;
    assign word_is_decreased = word_is_decreased_choice;
    assign word_fast_count = word_fast_count_choice;
    assign word_is_fast = word_is_fast_choice;
    assign word_is_limited = word_is_limited_choice;
    assign word_saved = word_saved_choice;
    assign at = addr_2;
    assign valid = valid_2;

`ifdef FORMAL
    reg   [2:0] watched;
    reg         known;
    reg  [31:0] expected_gathered;
    reg  [23:0] expected_received;
    reg  [31:0] expected_adjusted;
    reg         expected_is_adjusted;
    reg  [31:0] expected_decreased;
    reg         expected_is_decreased;
    reg  [23:0] expected_fast_count;
    reg         expected_is_fast;
    reg         expected_is_limited;
    reg  [23:0] expected_saved;

    wire         addr_2_eq_watched = addr_2 == watched;
    wire [171:0] word_is_latest_word = {
        word_gathered_choice,
        word_received_choice,
        word_adjusted_choice,
        word_is_adjusted_choice,
        word_decreased_choice,
        word_is_decreased_choice,
        word_fast_count_choice,
        word_is_fast_choice,
        word_is_limited_choice,
        word_saved_choice
    };
    wire [171:0] word_is_latest_word_2 = {
        expected_gathered,
        expected_received,
        expected_adjusted,
        expected_is_adjusted,
        expected_decreased,
        expected_is_decreased,
        expected_fast_count,
        expected_is_fast,
        expected_is_limited,
        expected_saved
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
                expected_gathered <= next_gathered;
                expected_received <= next_received;
                expected_adjusted <= next_adjusted;
                expected_is_adjusted <= next_is_adjusted;
                expected_decreased <= next_decreased;
                expected_is_decreased <= next_is_decreased;
                expected_fast_count <= next_fast_count;
                expected_is_fast <= next_is_fast;
                expected_is_limited <= next_is_limited;
                expected_saved <= next_saved;
            end
        end
    end

    always @(posedge clk) if (!rst) word_is_latest: assert (!(valid_2 && known && addr_2_eq_watched) || word_is_latest_word == word_is_latest_word_2);
`endif

endmodule

`default_nettype wire
