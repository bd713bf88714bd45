// 8 words of 1 bits, one read-modify-write a clock, each word 3 clocks after its address.
`default_nettype none

module forwarding_ram_w1_d8_l3 (
    input  wire       clk,
    input  wire       rst,
    input  wire [2:0] addr,
    input  wire       enable,
    input  wire       next,
    input  wire       write,
    output wire       word,
    output wire [2:0] at,
    output wire       valid
);

    reg  [2:0] addr_1;
    reg        valid_1;
    reg  [2:0] addr_2;
    reg        valid_2;
    reg  [2:0] addr_3;
    reg        valid_3;
    reg        memory_rdata;
    reg        written;
    reg        wrote;
    reg        beside;
    reg        fetched;
    reg        two_apart;
    reg        beside_next;
    reg        one_apart;
    reg        one_apart_next;
    reg        latest;
    (* no_rw_check *)
    reg        memory [0:7];

    wire writes = valid_3 && write;
    wire latest_choice = one_apart_next && wrote ? written : fetched;

    always @(posedge clk) begin
        memory_rdata <= memory[addr];
        if (writes) memory[addr_3] <= next;
    end

    always @(posedge clk) begin
        if (rst) begin
            valid_1 <= 1'b0;
            valid_2 <= 1'b0;
            valid_3 <= 1'b0;
            wrote <= 1'b0;
        end else begin
            valid_1 <= enable;
            valid_2 <= valid_1;
            valid_3 <= valid_2;
            wrote <= writes;
        end
    end

    always @(posedge clk) begin
        addr_1 <= addr;
        addr_2 <= addr_1;
        addr_3 <= addr_2;
        written <= next;
        beside <= addr == addr_1;
        two_apart <= addr == addr_3;
        fetched <= two_apart && wrote ? written : memory_rdata;
        beside_next <= beside;
        one_apart <= addr == addr_2;
        one_apart_next <= one_apart;
        latest <= beside_next && writes ? next : latest_choice;
    end

    assign word = latest;
    assign at = addr_3;
    assign valid = valid_3;

`ifdef FORMAL
    reg  [2:0] watched;
    reg        known;
    reg        expected;

    wire addr_3_eq_watched = addr_3 == watched;

    always @(posedge clk) begin
        if (rst) begin
            known <= 1'b0;
        end else begin
            if (writes) begin
                if (!known || addr_3_eq_watched) begin
                    known <= 1'b1;
                end
            end
        end
    end

    always @(posedge clk) begin
        if (writes) begin
            if (!known || addr_3_eq_watched) begin
                watched <= addr_3;
                expected <= next;
            end
        end
    end

    always @(posedge clk) if (!rst) word_is_latest: assert (!(valid_3 && known && addr_3_eq_watched) || latest == expected);
`endif

endmodule

`default_nettype wire
