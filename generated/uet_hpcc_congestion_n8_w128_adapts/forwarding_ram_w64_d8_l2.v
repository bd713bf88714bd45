// 8 words of 64 bits, one read-modify-write a clock, each word 2 clocks after its address.
`default_nettype none

module forwarding_ram_w64_d8_l2 (
    input  wire        clk,
    input  wire        rst,
    input  wire  [2:0] addr,
    input  wire        enable,
    input  wire [23:0] next_cwnd,
    input  wire [39:0] next_rate,
    input  wire        write,
    output wire [23:0] word_cwnd,
    output wire [39:0] word_rate,
    output wire  [2:0] at,
    output wire        valid
);

    reg   [2:0] addr_1;
    reg         valid_1;
    reg   [2:0] addr_2;
    reg         valid_2;
    reg  [63:0] memory_rdata;
    reg  [23:0] written_cwnd;
    reg  [39:0] written_rate;
    reg         wrote;
    reg         beside;
    reg  [23:0] fetched_cwnd;
    reg  [39:0] fetched_rate;
    reg         one_apart;
    reg         beside_last;
    (* no_rw_check *)
    reg  [63:0] memory [0:7];

    wire        writes = valid_2 && write;
    wire        beside_last_and_wrote = beside_last && wrote;
    wire [23:0] word_cwnd_choice = beside_last_and_wrote ? written_cwnd : fetched_cwnd;
    wire [39:0] word_rate_choice = beside_last_and_wrote ? written_rate : fetched_rate;
    wire        one_apart_and_wrote = one_apart && wrote;

    always @(posedge clk) begin
        memory_rdata <= memory[addr];
        if (writes) memory[addr_2] <= {next_cwnd, next_rate};
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
        written_cwnd <= next_cwnd;
        written_rate <= next_rate;
        beside <= addr == addr_1;
        one_apart <= addr == addr_2;
        fetched_cwnd <= one_apart_and_wrote ? written_cwnd : memory_rdata[63:40];
        fetched_rate <= one_apart_and_wrote ? written_rate : memory_rdata[39:0];
        beside_last <= beside;
    end

    assign word_cwnd = word_cwnd_choice;
    assign word_rate = word_rate_choice;
    assign at = addr_2;
    assign valid = valid_2;

`ifdef FORMAL
    reg   [2:0] watched;
    reg         known;
    reg  [23:0] expected_cwnd;
    reg  [39:0] expected_rate;

    wire addr_2_eq_watched = addr_2 == watched;
    wire word_is_latest_match = {word_cwnd_choice, word_rate_choice} == {expected_cwnd, expected_rate};

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
                expected_cwnd <= next_cwnd;
                expected_rate <= next_rate;
            end
        end
    end

    always @(posedge clk) if (!rst) word_is_latest: assert (!(valid_2 && known && addr_2_eq_watched) || word_is_latest_match);
`endif

endmodule

`default_nettype wire
