// 256 words of 43 bits, one read-modify-write a clock, each word 2 clocks after its address.
`default_nettype none

module forwarding_ram_w43_d256_l2 (
    input  wire        clk,
    input  wire        rst,
    input  wire  [7:0] addr,
    input  wire        enable,
    input  wire [10:0] next_accepted,
    input  wire [31:0] next_highest,
    input  wire        write,
    output wire [10:0] word_accepted,
    output wire [31:0] word_highest,
    output wire  [7:0] at,
    output wire        valid
);

    reg   [7:0] addr_1;
    reg         valid_1;
    reg   [7:0] addr_2;
    reg         valid_2;
    reg  [42:0] memory_rdata;
    reg  [10:0] written_accepted;
    reg  [31:0] written_highest;
    reg         wrote;
    reg         beside;
    reg  [10:0] fetched_accepted;
    reg  [31:0] fetched_highest;
    reg         one_apart;
    reg         beside_last;
    (* no_rw_check *)
    reg  [42:0] memory [0:255];

    wire        writes = valid_2 && write;
    wire        beside_last_and_wrote = beside_last && wrote;
    wire [10:0] word_accepted_choice = beside_last_and_wrote ? written_accepted : fetched_accepted;
    wire [31:0] word_highest_choice = beside_last_and_wrote ? written_highest : fetched_highest;
    wire        one_apart_and_wrote = one_apart && wrote;

    always @(posedge clk) begin
        memory_rdata <= memory[addr];
        if (writes) memory[addr_2] <= {next_accepted, next_highest};
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
        written_accepted <= next_accepted;
        written_highest <= next_highest;
        beside <= addr == addr_1;
        one_apart <= addr == addr_2;
        fetched_accepted <= one_apart_and_wrote ? written_accepted : memory_rdata[42:32];
        fetched_highest <= one_apart_and_wrote ? written_highest : memory_rdata[31:0];
        beside_last <= beside;
    end

    assign word_accepted = word_accepted_choice;
    assign word_highest = word_highest_choice;
    assign at = addr_2;
    assign valid = valid_2;

`ifdef FORMAL
    reg   [7:0] watched;
    reg         known;
    reg  [10:0] expected_accepted;
    reg  [31:0] expected_highest;

    wire addr_2_eq_watched = addr_2 == watched;
    wire word_is_latest_match = {word_accepted_choice, word_highest_choice} == {expected_accepted, expected_highest};

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
                expected_accepted <= next_accepted;
                expected_highest <= next_highest;
            end
        end
    end

    always @(posedge clk) if (!rst) word_is_latest: assert (!(valid_2 && known && addr_2_eq_watched) || word_is_latest_match);
`endif

endmodule

`default_nettype wire
