// 8 words of 48 bits, one read-modify-write a clock, each word 2 clocks after its address.
`default_nettype none

module forwarding_ram_w48_d8_l2 (
    input  wire        clk,
    input  wire        rst,
    input  wire  [2:0] addr,
    input  wire        enable,
    input  wire [31:0] next_tail,
    input  wire [15:0] next_open,
    input  wire        write,
    output wire [31:0] word_tail,
    output wire [15:0] word_open,
    output wire  [2:0] at,
    output wire        valid
);

    reg   [2:0] addr_1;
    reg         valid_1;
    reg   [2:0] addr_2;
    reg         valid_2;
    reg  [47:0] memory_rdata;
    reg  [31:0] written_tail;
    reg  [15:0] written_open;
    reg         wrote;
    reg         beside;
    reg  [31:0] fetched_tail;
    reg  [15:0] fetched_open;
    reg         one_apart;
    reg         beside_last;
    (* no_rw_check *)
    reg  [47:0] memory [0:7];

    wire        writes = valid_2 && write;
    wire        beside_last_and_wrote = beside_last && wrote;
    wire [31:0] word_tail_choice = beside_last_and_wrote ? written_tail : fetched_tail;
    wire [15:0] word_open_choice = beside_last_and_wrote ? written_open : fetched_open;
    wire        one_apart_and_wrote = one_apart && wrote;

    always @(posedge clk) begin
        memory_rdata <= memory[addr];
        if (writes) memory[addr_2] <= {next_tail, next_open};
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
        written_tail <= next_tail;
        written_open <= next_open;
        beside <= addr == addr_1;
        one_apart <= addr == addr_2;
        fetched_tail <= one_apart_and_wrote ? written_tail : memory_rdata[47:16];
        fetched_open <= one_apart_and_wrote ? written_open : memory_rdata[15:0];
        beside_last <= beside;
    end

    assign word_tail = word_tail_choice;
    assign word_open = word_open_choice;
    assign at = addr_2;
    assign valid = valid_2;

`ifdef FORMAL
    reg   [2:0] watched;
    reg         known;
    reg  [31:0] expected_tail;
    reg  [15:0] expected_open;

    wire addr_2_eq_watched = addr_2 == watched;
    wire word_is_latest_match = {word_tail_choice, word_open_choice} == {expected_tail, expected_open};

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
                expected_tail <= next_tail;
                expected_open <= next_open;
            end
        end
    end

    always @(posedge clk) if (!rst) word_is_latest: assert (!(valid_2 && known && addr_2_eq_watched) || word_is_latest_match);
`endif

endmodule

`default_nettype wire
