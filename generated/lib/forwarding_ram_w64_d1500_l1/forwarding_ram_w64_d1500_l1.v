// 1500 words of 64 bits, one read-modify-write a clock, each word 1 clock after its address.
`default_nettype none

module forwarding_ram_w64_d1500_l1 (
    input  wire        clk,
    input  wire        rst,
    input  wire [10:0] addr,
    input  wire        enable,
    input  wire [63:0] next,
    input  wire        write,
    output wire [63:0] word,
    output wire [10:0] at,
    output wire        valid
);

    reg  [10:0] addr_1;
    reg         valid_1;
    reg  [63:0] memory_rdata;
    reg  [63:0] written;
    reg         wrote;
    reg         beside;
    (* no_rw_check *)
    reg  [63:0] memory [0:1499];

    wire        writes = valid_1 && write;
    wire        addr_lt_1500 = addr < 11'h5dc;
    wire [63:0] word_choice = beside && wrote ? written : memory_rdata;

    always @(posedge clk) begin
        memory_rdata <= addr_lt_1500 ? memory[addr] : 64'd0;
        if (writes && addr_1 < 11'h5dc) memory[addr_1] <= next;
    end

    always @(posedge clk) begin
        if (rst) begin
            valid_1 <= 1'b0;
            wrote <= 1'b0;
        end else begin
            valid_1 <= enable;
            wrote <= writes;
        end
    end

    always @(posedge clk) begin
        addr_1 <= addr;
        written <= next;
        beside <= addr == addr_1;
    end

    assign word = word_choice;
    assign at = addr_1;
    assign valid = valid_1;

`ifdef FORMAL
    reg  [10:0] watched;
    reg         known;
    reg  [63:0] expected;

    wire addr_1_eq_watched = addr_1 == watched;

    always @(posedge clk) begin
        if (rst) begin
            known <= 1'b0;
        end else begin
            if (writes) begin
                if (!known || addr_1_eq_watched) begin
                    known <= 1'b1;
                end
            end
        end
    end

    always @(posedge clk) begin
        if (writes) begin
            if (!known || addr_1_eq_watched) begin
                watched <= addr_1;
                expected <= next;
            end
        end
    end

    always @(posedge clk) if (!rst) address_has_word: assert (!enable || addr_lt_1500);
    always @(posedge clk) if (!rst) word_is_latest: assert (!(valid_1 && known && addr_1_eq_watched) || word_choice == expected);
`endif

endmodule

`default_nettype wire
