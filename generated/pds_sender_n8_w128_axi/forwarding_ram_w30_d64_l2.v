// 64 words of 30 bits, one read-modify-write a clock, each word 2 clocks after its address.
`default_nettype none

module forwarding_ram_w30_d64_l2 (
    input  wire        clk,
    input  wire        rst,
    input  wire  [5:0] addr,
    input  wire        enable,
    input  wire  [6:0] next_head,
    input  wire  [6:0] next_tail,
    input  wire        next_middle,
    input  wire [14:0] next_current,
    input  wire        write,
    output wire  [6:0] word_head,
    output wire  [6:0] word_tail,
    output wire        word_middle,
    output wire [14:0] word_current,
    output wire  [5:0] at,
    output wire        valid
);

    reg   [5:0] addr_1;
    reg         valid_1;
    reg   [5:0] addr_2;
    reg         valid_2;
    reg  [29:0] memory_rdata;
    reg   [6:0] written_head;
    reg   [6:0] written_tail;
    reg         written_middle;
    reg  [14:0] written_current;
    reg         wrote;
    reg         beside;
    reg   [6:0] fetched_head;
    reg   [6:0] fetched_tail;
    reg         fetched_middle;
    reg  [14:0] fetched_current;
    reg         one_apart;
    reg         beside_last;
    (* no_rw_check *)
    reg  [29:0] memory [0:63];

    wire        writes = valid_2 && write;
    wire        beside_last_and_wrote = beside_last && wrote;
    wire  [6:0] word_head_choice = beside_last_and_wrote ? written_head : fetched_head;
    wire  [6:0] word_tail_choice = beside_last_and_wrote ? written_tail : fetched_tail;
    wire        word_middle_choice = beside_last_and_wrote ? written_middle : fetched_middle;
    wire [14:0] word_current_choice = beside_last_and_wrote ? written_current : fetched_current;
    wire        one_apart_and_wrote = one_apart && wrote;

    always @(posedge clk) begin
        memory_rdata <= memory[addr];
        if (writes) memory[addr_2] <= {next_head, next_tail, next_middle, next_current};
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
        written_head <= next_head;
        written_tail <= next_tail;
        written_middle <= next_middle;
        written_current <= next_current;
        beside <= addr == addr_1;
        one_apart <= addr == addr_2;
        fetched_head <= one_apart_and_wrote ? written_head : memory_rdata[29:23];
        fetched_tail <= one_apart_and_wrote ? written_tail : memory_rdata[22:16];
        fetched_middle <= one_apart_and_wrote ? written_middle : memory_rdata[15];
        fetched_current <= one_apart_and_wrote ? written_current : memory_rdata[14:0];
        beside_last <= beside;
    end

    assign word_head = word_head_choice;
    assign word_tail = word_tail_choice;
    assign word_middle = word_middle_choice;
    assign word_current = word_current_choice;
    assign at = addr_2;
    assign valid = valid_2;

`ifdef FORMAL
    reg   [5:0] watched;
    reg         known;
    reg   [6:0] expected_head;
    reg   [6:0] expected_tail;
    reg         expected_middle;
    reg  [14:0] expected_current;

    wire        addr_2_eq_watched = addr_2 == watched;
    wire [29:0] word_is_latest_word = {expected_head, expected_tail, expected_middle, expected_current};
    wire        word_is_latest_match = {word_head_choice, word_tail_choice, word_middle_choice, word_current_choice} == word_is_latest_word;

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
                expected_head <= next_head;
                expected_tail <= next_tail;
                expected_middle <= next_middle;
                expected_current <= next_current;
            end
        end
    end

    always @(posedge clk) if (!rst) word_is_latest: assert (!(valid_2 && known && addr_2_eq_watched) || word_is_latest_match);
`endif

endmodule

`default_nettype wire
