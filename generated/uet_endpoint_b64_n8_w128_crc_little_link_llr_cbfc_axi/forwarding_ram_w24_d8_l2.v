// 8 words of 24 bits, one read-modify-write a clock, each word 2 clocks after its address.
`default_nettype none

module forwarding_ram_w24_d8_l2 (
    input  wire        clk,
    input  wire        rst,
    input  wire  [2:0] addr,
    input  wire        enable,
    input  wire [15:0] next_pdcid,
    input  wire  [7:0] next_count,
    input  wire        write,
    output wire [15:0] word_pdcid,
    output wire  [7:0] word_count,
    output wire  [2:0] at,
    output wire        valid
);

    reg   [2:0] addr_1;
    reg         valid_1;
    reg   [2:0] addr_2;
    reg         valid_2;
    reg  [23:0] memory_rdata;
    reg  [15:0] written_pdcid;
    reg   [7:0] written_count;
    reg         wrote;
    reg         beside;
    reg  [15:0] fetched_pdcid;
    reg   [7:0] fetched_count;
    reg         one_apart;
    reg         beside_last;
    (* no_rw_check *)
    reg  [23:0] memory [0:7];

    wire        writes = valid_2 && write;
    wire        beside_last_and_wrote = beside_last && wrote;
    wire [15:0] word_pdcid_choice = beside_last_and_wrote ? written_pdcid : fetched_pdcid;
    wire  [7:0] word_count_choice = beside_last_and_wrote ? written_count : fetched_count;
    wire        one_apart_and_wrote = one_apart && wrote;

    always @(posedge clk) begin
        memory_rdata <= memory[addr];
        if (writes) memory[addr_2] <= {next_pdcid, next_count};
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
        written_pdcid <= next_pdcid;
        written_count <= next_count;
        beside <= addr == addr_1;
        one_apart <= addr == addr_2;
        fetched_pdcid <= one_apart_and_wrote ? written_pdcid : memory_rdata[23:8];
        fetched_count <= one_apart_and_wrote ? written_count : memory_rdata[7:0];
        beside_last <= beside;
    end

    assign word_pdcid = word_pdcid_choice;
    assign word_count = word_count_choice;
    assign at = addr_2;
    assign valid = valid_2;

`ifdef FORMAL
    reg   [2:0] watched;
    reg         known;
    reg  [15:0] expected_pdcid;
    reg   [7:0] expected_count;

    wire addr_2_eq_watched = addr_2 == watched;
    wire word_is_latest_match = {word_pdcid_choice, word_count_choice} == {expected_pdcid, expected_count};

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
                expected_pdcid <= next_pdcid;
                expected_count <= next_count;
            end
        end
    end

    always @(posedge clk) if (!rst) word_is_latest: assert (!(valid_2 && known && addr_2_eq_watched) || word_is_latest_match);
`endif

endmodule

`default_nettype wire
