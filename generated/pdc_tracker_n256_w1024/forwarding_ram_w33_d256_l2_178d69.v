// 256 words of 33 bits, one read-modify-write a clock, each word 2 clocks after its address.
`default_nettype none

module forwarding_ram_w33_d256_l2_178d69 (
    input  wire        clk,
    input  wire        rst,
    input  wire  [7:0] addr,
    input  wire        enable,
    input  wire [31:0] next_expected,
    input  wire        next_gap,
    input  wire        write,
    output wire [31:0] word_expected,
    output wire        word_gap,
    output wire  [7:0] at,
    output wire        valid
);

    reg   [7:0] addr_1;
    reg         valid_1;
    reg   [7:0] addr_2;
    reg         valid_2;
    reg  [32:0] memory_rdata;
    reg  [31:0] written_expected;
    reg         written_gap;
    reg         wrote;
    reg         beside;
    reg  [31:0] fetched_expected;
    reg         fetched_gap;
    reg         one_apart;
    reg         beside_last;
    (* no_rw_check *)
    reg  [32:0] memory [0:255];

    wire        writes = valid_2 && write;
    wire        beside_last_and_wrote = beside_last && wrote;
    wire [31:0] word_expected_choice = beside_last_and_wrote ? written_expected : fetched_expected;
    wire        word_gap_choice = beside_last_and_wrote ? written_gap : fetched_gap;
    wire        one_apart_and_wrote = one_apart && wrote;

    always @(posedge clk) begin
        memory_rdata <= memory[addr];
        if (writes) memory[addr_2] <= {next_expected, next_gap};
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
        written_expected <= next_expected;
        written_gap <= next_gap;
        beside <= addr == addr_1;
        one_apart <= addr == addr_2;
        fetched_expected <= one_apart_and_wrote ? written_expected : memory_rdata[32:1];
        fetched_gap <= one_apart_and_wrote ? written_gap : memory_rdata[0];
        beside_last <= beside;
    end

    assign word_expected = word_expected_choice;
    assign word_gap = word_gap_choice;
    assign at = addr_2;
    assign valid = valid_2;

`ifdef FORMAL
    reg   [7:0] watched;
    reg         known;
    reg  [31:0] expected_expected;
    reg         expected_gap;

    wire addr_2_eq_watched = addr_2 == watched;
    wire word_is_latest_match = {word_expected_choice, word_gap_choice} == {expected_expected, expected_gap};

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
                expected_expected <= next_expected;
                expected_gap <= next_gap;
            end
        end
    end

    always @(posedge clk) if (!rst) word_is_latest: assert (!(valid_2 && known && addr_2_eq_watched) || word_is_latest_match);
`endif

endmodule

`default_nettype wire
