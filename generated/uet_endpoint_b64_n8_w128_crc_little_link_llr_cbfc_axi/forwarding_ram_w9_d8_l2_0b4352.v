// 8 words of 9 bits, one read-modify-write a clock, each word 2 clocks after its address.
`default_nettype none

module forwarding_ram_w9_d8_l2_0b4352 (
    input  wire       clk,
    input  wire       rst,
    input  wire [2:0] addr,
    input  wire       enable,
    input  wire [7:0] next_accepted,
    input  wire       next_closed,
    input  wire       write,
    output wire [7:0] word_accepted,
    output wire       word_closed,
    output wire [2:0] at,
    output wire       valid
);

    reg  [2:0] addr_1;
    reg        valid_1;
    reg  [2:0] addr_2;
    reg        valid_2;
    reg  [8:0] memory_rdata;
    reg  [7:0] written_accepted;
    reg        written_closed;
    reg        wrote;
    reg        beside;
    reg  [7:0] fetched_accepted;
    reg        fetched_closed;
    reg        one_apart;
    reg        beside_last;
    (* no_rw_check *)
    reg  [8:0] memory [0:7];

    wire       writes = valid_2 && write;
    wire       beside_last_and_wrote = beside_last && wrote;
    wire [7:0] word_accepted_choice = beside_last_and_wrote ? written_accepted : fetched_accepted;
    wire       word_closed_choice = beside_last_and_wrote ? written_closed : fetched_closed;
    wire       one_apart_and_wrote = one_apart && wrote;

    always @(posedge clk) begin
        memory_rdata <= memory[addr];
        if (writes) memory[addr_2] <= {next_accepted, next_closed};
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
        written_closed <= next_closed;
        beside <= addr == addr_1;
        one_apart <= addr == addr_2;
        fetched_accepted <= one_apart_and_wrote ? written_accepted : memory_rdata[8:1];
        fetched_closed <= one_apart_and_wrote ? written_closed : memory_rdata[0];
        beside_last <= beside;
    end

    assign word_accepted = word_accepted_choice;
    assign word_closed = word_closed_choice;
    assign at = addr_2;
    assign valid = valid_2;

`ifdef FORMAL
    reg  [2:0] watched;
    reg        known;
    reg  [7:0] expected_accepted;
    reg        expected_closed;

    wire addr_2_eq_watched = addr_2 == watched;
    wire word_is_latest_match = {word_accepted_choice, word_closed_choice} == {expected_accepted, expected_closed};

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
                expected_closed <= next_closed;
            end
        end
    end

    always @(posedge clk) if (!rst) word_is_latest: assert (!(valid_2 && known && addr_2_eq_watched) || word_is_latest_match);
`endif

endmodule

`default_nettype wire
