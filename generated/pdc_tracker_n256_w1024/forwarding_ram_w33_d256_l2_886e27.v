// 256 words of 33 bits, one read-modify-write a clock, each word 2 clocks after its address.
`default_nettype none

module forwarding_ram_w33_d256_l2_886e27 (
    input  wire        clk,
    input  wire        rst,
    input  wire  [7:0] addr,
    input  wire        enable,
    input  wire [31:0] next_origin,
    input  wire        next_rod,
    input  wire        write,
    output wire [31:0] word_origin,
    output wire        word_rod,
    output wire  [7:0] at,
    output wire        valid
);

    reg   [7:0] addr_1;
    reg         valid_1;
    reg   [7:0] addr_2;
    reg         valid_2;
    reg  [32:0] memory_rdata;
    reg  [31:0] written_origin;
    reg         written_rod;
    reg         wrote;
    reg         beside;
    reg  [31:0] fetched_origin;
    reg         fetched_rod;
    reg         one_apart;
    reg         beside_last;
    (* no_rw_check *)
    reg  [32:0] memory [0:255];

    wire        writes = valid_2 && write;
    wire        beside_last_and_wrote = beside_last && wrote;
    wire [31:0] word_origin_choice = beside_last_and_wrote ? written_origin : fetched_origin;
    wire        word_rod_choice = beside_last_and_wrote ? written_rod : fetched_rod;
    wire        one_apart_and_wrote = one_apart && wrote;

    always @(posedge clk) begin
        memory_rdata <= memory[addr];
        if (writes) memory[addr_2] <= {next_origin, next_rod};
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
        written_origin <= next_origin;
        written_rod <= next_rod;
        beside <= addr == addr_1;
        one_apart <= addr == addr_2;
        fetched_origin <= one_apart_and_wrote ? written_origin : memory_rdata[32:1];
        fetched_rod <= one_apart_and_wrote ? written_rod : memory_rdata[0];
        beside_last <= beside;
    end

    assign word_origin = word_origin_choice;
    assign word_rod = word_rod_choice;
    assign at = addr_2;
    assign valid = valid_2;

`ifdef FORMAL
    reg   [7:0] watched;
    reg         known;
    reg  [31:0] expected_origin;
    reg         expected_rod;

    wire addr_2_eq_watched = addr_2 == watched;
    wire word_is_latest_match = {word_origin_choice, word_rod_choice} == {expected_origin, expected_rod};

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
                expected_origin <= next_origin;
                expected_rod <= next_rod;
            end
        end
    end

    always @(posedge clk) if (!rst) word_is_latest: assert (!(valid_2 && known && addr_2_eq_watched) || word_is_latest_match);
`endif

endmodule

`default_nettype wire
