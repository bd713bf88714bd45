// 8 words of 36 bits, one read-modify-write a clock, each word 2 clocks after its address.
`default_nettype none

module forwarding_ram_w36_d8_l2 (
    input  wire        clk,
    input  wire        rst,
    input  wire  [2:0] addr,
    input  wire        enable,
    input  wire [31:0] next_next,
    input  wire        next_gap,
    input  wire        next_pending,
    input  wire        next_announced,
    input  wire        next_failed,
    input  wire        write,
    output wire [31:0] word_next,
    output wire        word_gap,
    output wire        word_pending,
    output wire        word_announced,
    output wire        word_failed,
    output wire  [2:0] at,
    output wire        valid
);

    reg   [2:0] addr_1;
    reg         valid_1;
    reg   [2:0] addr_2;
    reg         valid_2;
    reg  [35:0] memory_rdata;
    reg  [31:0] written_next;
    reg         written_gap;
    reg         written_pending;
    reg         written_announced;
    reg         written_failed;
    reg         wrote;
    reg         beside;
    reg  [31:0] fetched_next;
    reg         fetched_gap;
    reg         fetched_pending;
    reg         fetched_announced;
    reg         fetched_failed;
    reg         one_apart;
    reg         beside_last;
    (* no_rw_check *)
    reg  [35:0] memory [0:7];

    wire        writes = valid_2 && write;
    wire        beside_last_and_wrote = beside_last && wrote;
    wire [31:0] word_next_choice = beside_last_and_wrote ? written_next : fetched_next;
    wire        word_gap_choice = beside_last_and_wrote ? written_gap : fetched_gap;
    wire        word_pending_choice = beside_last_and_wrote ? written_pending : fetched_pending;
    wire        word_announced_choice = beside_last_and_wrote ? written_announced : fetched_announced;
    wire        word_failed_choice = beside_last_and_wrote ? written_failed : fetched_failed;
    wire        one_apart_and_wrote = one_apart && wrote;

    always @(posedge clk) begin
        memory_rdata <= memory[addr];
        if (writes) memory[addr_2] <= {next_next, next_gap, next_pending, next_announced, next_failed};
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
        written_next <= next_next;
        written_gap <= next_gap;
        written_pending <= next_pending;
        written_announced <= next_announced;
        written_failed <= next_failed;
        beside <= addr == addr_1;
        one_apart <= addr == addr_2;
        fetched_next <= one_apart_and_wrote ? written_next : memory_rdata[35:4];
        fetched_gap <= one_apart_and_wrote ? written_gap : memory_rdata[3];
        fetched_pending <= one_apart_and_wrote ? written_pending : memory_rdata[2];
        fetched_announced <= one_apart_and_wrote ? written_announced : memory_rdata[1];
        fetched_failed <= one_apart_and_wrote ? written_failed : memory_rdata[0];
        beside_last <= beside;
    end

    assign word_next = word_next_choice;
    assign word_gap = word_gap_choice;
    assign word_pending = word_pending_choice;
    assign word_announced = word_announced_choice;
    assign word_failed = word_failed_choice;
    assign at = addr_2;
    assign valid = valid_2;

`ifdef FORMAL
    reg   [2:0] watched;
    reg         known;
    reg  [31:0] expected_next;
    reg         expected_gap;
    reg         expected_pending;
    reg         expected_announced;
    reg         expected_failed;

    wire        addr_2_eq_watched = addr_2 == watched;
    wire [35:0] word_is_latest_word = {word_next_choice, word_gap_choice, word_pending_choice, word_announced_choice, word_failed_choice};
    wire [35:0] word_is_latest_word_2 = {expected_next, expected_gap, expected_pending, expected_announced, expected_failed};

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
                expected_next <= next_next;
                expected_gap <= next_gap;
                expected_pending <= next_pending;
                expected_announced <= next_announced;
                expected_failed <= next_failed;
            end
        end
    end

    always @(posedge clk) if (!rst) word_is_latest: assert (!(valid_2 && known && addr_2_eq_watched) || word_is_latest_word == word_is_latest_word_2);
`endif

endmodule

`default_nettype wire
